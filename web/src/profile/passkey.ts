import { api, ApiFault } from '../net/api'
import type { Me, PasskeyInfo } from '../protocol'

/** Browsers know a passkey by the name of its site: an address in numbers has none. */
const NUMBERS = /^[\d.]+$|:/

export function canUsePasskeys(): boolean {
  const known = typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential
  return isSecureContext && known && !NUMBERS.test(location.hostname)
}

export async function makePasskey(phrase: string): Promise<PasskeyInfo[]> {
  const { options } = await api.offerPasskey(phrase)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  return api.addPasskey(written(await chosen(navigator.credentials.create({ publicKey }))))
}

export async function byPasskey(): Promise<Me> {
  const { options } = await api.askPasskey()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  return api.enterByPasskey(written(await chosen(navigator.credentials.get({ publicKey }))))
}

async function chosen(coming: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    return (await coming) as PublicKeyCredential
  } catch (reason) {
    // Its user closed the browser's own question.
    if (reason instanceof DOMException) throw new ApiFault(0, 'web-passkey-none', '')
    throw reason
  }
}

const written = (credential: PublicKeyCredential) => JSON.stringify(credential.toJSON())

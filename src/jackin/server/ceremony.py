"""WebAuthn: what a browser is asked when a passkey is made or used, and whether it answered rightly."""

from __future__ import annotations

import json
from typing import NamedTuple

from webauthn import (
    generate_authentication_options, generate_registration_options, options_to_json, verify_authentication_response,
    verify_registration_response,
)  # fmt: skip
from webauthn.helpers import (
    base64url_to_bytes, bytes_to_base64url, parse_authentication_credential_json, parse_client_data_json,
    parse_registration_credential_json,
)  # fmt: skip
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria, PublicKeyCredentialDescriptor, ResidentKeyRequirement,
    UserVerificationRequirement,
)  # fmt: skip

from jackin.doors import Refusal
from jackin.kernel.game import Json
from jackin.server.accounts import Account
from jackin.server.passkeys import Passkeys

NAME = "Jackin"
PROVEN = UserVerificationRequirement.REQUIRED
"""That its owner holds the device, by a finger, a face or a PIN: a passkey opens the account alone."""
BAD = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, RecursionError)


class Site(NamedTuple):
    """Where the page stands: the name that its passkeys are for, and its origin."""

    name: str
    origin: str


class Ceremony:
    def __init__(self, passkeys: Passkeys) -> None:
        self.passkeys = passkeys

    def offer(self, site: Site, account: Account) -> Json:
        """How a new passkey is to be made; on a device that has one, none is."""
        known = [PublicKeyCredentialDescriptor(base64url_to_bytes(row["id"])) for row in self.passkeys.of(account.id)]
        options = generate_registration_options(
            rp_id=site.name,
            rp_name=NAME,
            user_id=account.id.encode(),
            user_name=account.name,
            challenge=self.passkeys.challenge(account.id),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=PROVEN
            ),
            exclude_credentials=known,
        )
        return dict(json.loads(options_to_json(options)))

    def add(self, site: Site, account: Account, answer: str, device: str) -> None:
        try:
            credential = parse_registration_credential_json(answer)
            challenge = parse_client_data_json(credential.response.client_data_json).challenge
            if not self.passkeys.answered(challenge, account.id):
                raise Refusal("server-passkey-wrong")
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except BAD as error:
            raise Refusal("server-passkey-wrong") from error
        id, key = bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key)
        self.passkeys.add(account.id, id, key, made.sign_count, device)

    def ask(self, site: Site) -> Json:
        """Which passkey it is, the browser lets its user choose."""
        options = generate_authentication_options(
            rp_id=site.name, challenge=self.passkeys.challenge(), user_verification=PROVEN
        )
        return dict(json.loads(options_to_json(options)))

    def enter(self, site: Site, answer: str) -> Account:
        """Whose passkey it is."""
        try:
            credential = parse_authentication_credential_json(answer)
            challenge = parse_client_data_json(credential.response.client_data_json).challenge
            passkey = self.passkeys.find(bytes_to_base64url(credential.raw_id))
            if not self.passkeys.answered(challenge) or passkey is None:
                raise Refusal("server-passkey-wrong")
            proof = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(passkey.key),
                credential_current_sign_count=passkey.signed,
                require_user_verification=True,
            )
        except BAD as error:
            raise Refusal("server-passkey-wrong") from error
        self.passkeys.used(passkey.id, proof.new_sign_count)
        return passkey.account

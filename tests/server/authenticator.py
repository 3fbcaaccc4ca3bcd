"""A device that makes passkeys, as WebAuthn describes it: a key for each site, and a count of what it signed."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tests.server.kit import Json

PRESENT, VERIFIED, NEW = 0x01, 0x04, 0x40


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    def __init__(self, site: str, origin: str) -> None:
        self.site = site
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0
        self.flags = PRESENT | VERIFIED

    def makes(self, options: Json) -> str:
        """A new passkey, as `navigator.credentials.create` gives it."""
        secret = self.key.public_key().public_numbers()
        point = {-2: secret.x.to_bytes(32, "big"), -3: secret.y.to_bytes(32, "big")}
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, **point})
        data = self._data(NEW) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options["challenge"])
        return self._credential({"clientDataJSON": written(said), "attestationObject": written(attestation)})

    def signs(self, options: Json) -> str:
        """As `navigator.credentials.get` gives it."""
        self.count += 1
        data, said = self._data(), self._said("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        parts = {"clientDataJSON": said, "authenticatorData": data, "signature": signature}
        return self._credential({name: written(part) for name, part in parts.items()})

    def _data(self, more: int = 0) -> bytes:
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([self.flags | more]) + self.count.to_bytes(4, "big")

    def _said(self, what: str, challenge: str) -> bytes:
        return json.dumps(
            {"type": what, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        ).encode()

    def _credential(self, response: Json) -> str:
        id = written(self.id)
        return json.dumps({"id": id, "rawId": id, "type": "public-key", "response": response})

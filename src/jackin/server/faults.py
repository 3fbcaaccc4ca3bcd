"""What goes wrong over HTTP, told as a `Fault`."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from jackin.doors import Refusal
from jackin.server.protocol.part import Fault
from jackin.server.words import english

STATUS = {
    "server-no-table": 404,
    "server-no-replay": 404,
    "server-no-analysis": 404,
    "server-no-language": 404,
    "server-not-found": 404,
    "server-wrong-secret": 403,
    "server-wrong-phrase": 403,
    "server-not-signed-in": 403,
    "server-name-taken": 409,
    "server-rated-guest": 403,
    "server-own-table": 409,
    "server-blocked": 403,
    "server-no-session": 404,
    "server-no-player": 404,
    "server-no-passkey": 404,
    "server-passkey-wrong": 403,
    "server-passkey-nowhere": 400,
    "server-passkeys-full": 409,
    "server-busy": 503,
    "server-not-yet": 403,
    "server-table-full": 409,
    "server-not-begun": 409,
    "server-too-fast": 429,
    "server-cannot-keep": 503,
    "server-elsewhere": 503,
    "server-cannot-read": 503,
    "server-too-many-reports": 429,
    "server-no-workshop": 403,
    "server-work-unknown": 404,
    "server-work-taken": 409,
    "server-work-ours": 409,
    "server-work-full": 409,
    "server-work-changed-elsewhere": 409,
    "server-work-too-big": 413,
    "server-work-no-disk": 503,
}
CODES = (400, 403, 404, 409, 413, 414, 421, 422, 429, 503)
FAULTS: dict[int | str, dict[str, object]] = {code: {"model": Fault} for code in CODES}
"""For the OpenAPI document: every route may answer with these."""
TEXT_FAULTS: dict[int | str, dict[str, object]] = {
    code: {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Fault"}}}} for code in CODES
}
"""The same for routes whose answer is plain text."""


def fault(refusal: Refusal, status: int | None = None) -> JSONResponse:
    message = refusal.message
    body = Fault(error=message.key, detail=english(message))
    return JSONResponse(body.model_dump(), status or STATUS.get(message.key, 400))


def add_faults(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> JSONResponse:
        return fault(refusal)

    @app.exception_handler(UnicodeError)
    async def unwritable(request: Request, error: UnicodeError) -> JSONResponse:
        """Half a character, say: JSON can hold what no text can."""
        return fault(Refusal("server-not-understood"))

    @app.exception_handler(RequestValidationError)
    async def misunderstood(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        detail, where = (text.encode("utf-8", "replace").decode()[:400] for text in (str(first["msg"]), where))
        body = Fault(error="server-not-understood", detail=detail, where=where)
        return JSONResponse(body.model_dump(), 422)

    @app.exception_handler(HTTPException)
    async def failed(request: Request, error: HTTPException) -> JSONResponse:
        key = {404: "server-not-found", 413: "server-too-big"}.get(error.status_code, "server-not-understood")
        answer = fault(Refusal(key), error.status_code)
        answer.headers.update(error.headers or {})
        return answer

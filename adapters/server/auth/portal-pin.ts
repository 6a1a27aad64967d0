import * as E from "fp-ts/lib/Either.js";
import type { PinRequest } from "../../../core/auth/portal-auth.model.ts";
import { contactKey } from "../../../core/auth/portal-credentials.rule.ts";
import { portalRefusals } from "../../../core/auth/portal-refusals.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { signInPinMessage } from "../../../core/portal/portal-message.rule.ts";
import type { Done } from "../../contract/envelope.ts";
import type { Request } from "../http/call.ts";
import { sendMessage } from "../outbox/outbox.store.ts";
import type { Database } from "../storage/database.ts";
import { attemptKey, takeAttempt } from "./login-attempt.store.ts";
import { passwordHash } from "./password.ts";
import { keepPin, pinRules } from "./pin.store.ts";
import { learnerAccount, portalPlace } from "./portal-account.store.ts";
import { freshPin } from "./secret.ts";

const sent: Done = { status: "success", message: "If we know you, we have sent you a pin." };

/** Sends a pin of six digits to a contact. The answer, and the work before it, are the same for an unknown one; an address that has asked for five pins in 15 minutes is sent no more. */
export const requestPin = async (database: Database, body: PinRequest, request: Request): Promise<E.Either<Failure, Done>> => {
  const key = contactKey(body);
  if (key === null) return E.left(invalid({ email: [portalRefusals.email_or_mobile] }));
  const pin = freshPin();
  const hash = await passwordHash(pin);
  return database.asSystem(async (tx) => {
    const place = await portalPlace(tx, body.pid ?? null);
    const minutes = await takeAttempt(tx, attemptKey.pin(place?.pid ?? body.pid ?? "", key.value), place?.org_id ?? null, request.now, request.ip);
    const account = place === null ? null : await learnerAccount(tx, place.org_id, key);
    if (place === null || account === null || minutes !== null) return E.right(sent);
    await keepPin(tx, { purpose: "pin", org: place.org_id, contact: account.con_id, ip: request.ip }, hash, request.now);
    const { subject, body: text } = signInPinMessage(account.language, { portal: place.title, pin, minutes: pinRules.life / 60 });
    const message = key.kind === "email" ? ({ channel: "email", subject } as const) : ({ channel: "sms", subject: "" } as const);
    await sendMessage(tx, place.org_id, { ...message, recipient: key.value, body: text }, request.now);
    return E.right(sent);
  });
};

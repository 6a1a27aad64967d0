import * as E from "fp-ts/lib/Either.js";
import type { PinRequest } from "../../../core/auth/portal-auth.model.ts";
import { contactKey } from "../../../core/auth/portal-credentials.rule.ts";
import { portalRefusals } from "../../../core/auth/portal-refusals.ts";
import { conflict, type Failure, invalid } from "../../../core/kernel/failure.ts";
import { pinLetter } from "../../../core/outbox/letter.model.ts";
import { outboxRefusals } from "../../../core/outbox/outbox-refusals.ts";
import { canSend } from "../../../core/outbox/ways.rule.ts";
import { signInPinMessage } from "../../../core/portal/portal-message.rule.ts";
import type { Done } from "../../contract/envelope.ts";
import type { Request } from "../http/call.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Database } from "../storage/database.ts";
import { attemptKey, takeAttempt } from "./login-attempt.store.ts";
import { passwordHash } from "./password.crypto.ts";
import { keepPin, pinRules } from "./pin.store.ts";
import { learnerAccount, portalPlace } from "./portal-account.store.ts";
import { freshPin } from "./secret.crypto.ts";

const sent: Done = { status: "success", message: "If we know you, we have sent you a pin." };

/**
 * Sends a six-digit pin to a contact. An unknown contact gets the same answer after the same work; an address that requested five pins
 * within 15 minutes is sent no more.
 */
export const requestPin = async (
  database: Database,
  outbox: Outbox,
  body: PinRequest,
  request: Request,
): Promise<E.Either<Failure, Done>> => {
  const key = contactKey(body);
  if (key === null) return E.left(invalid({ email: [portalRefusals.email_or_mobile] }));
  const channel = key.kind === "email" ? "email" : "sms";
  if (!canSend(outbox.ways, channel))
    return E.left(conflict(channel === "email" ? outboxRefusals.mail_not_set_up : outboxRefusals.texts_not_set_up));
  const pin = freshPin();
  const hash = await passwordHash(pin);
  return database.asSystem(async (tx) => {
    const place = await portalPlace(tx, body.pid ?? null);
    const minutes = await takeAttempt(
      tx,
      attemptKey.pin(place?.pid ?? body.pid ?? "", key.value),
      place?.org_id ?? null,
      request.now,
      request.ip,
    );
    const account = place === null ? null : await learnerAccount(tx, place.org_id, key);
    if (place === null || account === null || minutes !== null) return E.right(sent);
    await keepPin(tx, { purpose: "pin", org: place.org_id, contact: account.con_id, ip: request.ip }, hash, request.now);
    const letter = pinLetter(
      account.language,
      signInPinMessage(account.language, { portal: place.title, pin, minutes: pinRules.life / 60 }),
      pin,
    );
    await outbox.send(
      tx,
      place.org_id,
      { channel, recipient: key.value, letter, secret: { until: request.now + pinRules.life, code: hash } },
      request.now,
    );
    return E.right(sent);
  });
};

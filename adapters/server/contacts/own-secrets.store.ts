import * as E from "fp-ts/lib/Either.js";
import type { LearnerActor } from "../../../core/access/actor.model.ts";
import { tooManyAttempts } from "../../../core/auth/attempt-limit.rule.ts";
import { portalRefusals } from "../../../core/auth/portal-refusals.ts";
import { addressHint } from "../../../core/contacts/address-hint.rule.ts";
import { contactRefusals } from "../../../core/contacts/contact-refusals.ts";
import type { OwnSecrets } from "../../../core/contacts/own-secrets.port.ts";
import { conflict, forbidden, notFound } from "../../../core/kernel/failure.ts";
import { pinLetter } from "../../../core/outbox/letter.model.ts";
import { outboxRefusals } from "../../../core/outbox/outbox-refusals.ts";
import { canSend } from "../../../core/outbox/ways.rule.ts";
import { ownSecretPinMessage } from "../../../core/portal/portal-message.rule.ts";
import { mayText } from "../../../core/texts/may-text.rule.ts";
import { ownTextRefusals } from "../../../core/texts/text-refusals.ts";
import { confirmSession, isConfirmed } from "../auth/confirmed-session.store.ts";
import { forgiveAttempts, takeAttempt } from "../auth/login-attempt.store.ts";
import { oneThatMatches, passwordHash } from "../auth/password.crypto.ts";
import { keepPin, pinRules, spendPin, tryPins } from "../auth/pin.store.ts";
import { freshPin } from "../auth/secret.crypto.ts";
import { openSecret, sealedSecret } from "../fields/sealed-secret.store.ts";
import type { Request } from "../http/call.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";

type LearnerCall = {
  readonly tx: Tx;
  readonly actor: LearnerActor;
  readonly request: Request;
  readonly sealer: Sealer;
  readonly outbox: Outbox;
};

/** The channel to reach a learner: email, or text where they have no email or no mail can be sent. */
const wayTo = async (tx: Tx, { org_id, con_id }: LearnerActor, { ways, stopped }: Outbox) => {
  const { email, mobile, language } = await tx.db
    .selectFrom("contacts")
    .select(["email", "mobile", "language"])
    .where("org_id", "=", org_id)
    .where("con_id", "=", con_id)
    .executeTakeFirstOrThrow();
  const [[address], [number]] = [email, mobile];
  if (address === undefined && number === undefined) return portalRefusals.pin_nowhere;
  if (address !== undefined && canSend(ways, "email")) return { channel: "email", recipient: address, language } as const;
  if (number !== undefined && canSend(ways, "sms"))
    return mayText({ stopped_at: await stopped.at(tx, number), isAnswer: false })
      ? ({ channel: "sms", recipient: number, language } as const)
      : ownTextRefusals.own_texts_stopped;
  return address === undefined ? outboxRefusals.texts_not_set_up : outboxRefusals.mail_not_set_up;
};

/** The learner's own secrets in the transaction of one call. */
export const makeOwnSecretsStore = (call: LearnerCall): OwnSecrets => {
  const { tx, actor, request, outbox } = call;
  const { now } = request;
  const owner = { purpose: "secret", org: actor.org_id, contact: actor.con_id, ip: request.ip } as const;
  const key = (what: "send" | "enter"): string => `secret-pin:${what}:${actor.org_id}:${actor.con_id}`;

  return {
    sendPin: async () => {
      const way = await wayTo(tx, actor, outbox);
      if ("code" in way) return E.left(conflict(way));
      const minutes = await takeAttempt(tx, key("send"), actor.org_id, now);
      if (minutes !== null) return E.left(forbidden(tooManyAttempts(minutes)));
      const { title } = await tx.db
        .selectFrom("portals")
        .select("title")
        .where("org_id", "=", actor.org_id)
        .where("pid", "=", actor.pid)
        .executeTakeFirstOrThrow();
      const pin = freshPin();
      const hash = await passwordHash(pin);
      await keepPin(tx, owner, hash, now);
      const { channel, recipient, language } = way;
      const letter = pinLetter(language, ownSecretPinMessage(language, { portal: title, pin, minutes: pinRules.life / 60 }), pin);
      await outbox.send(tx, actor.org_id, { channel, recipient, letter, secret: { until: now + pinRules.life, code: hash } }, now);
      return E.right({ channel, to: addressHint(channel, recipient) });
    },
    confirm: (pin) => async () => {
      const minutes = await takeAttempt(tx, key("enter"), actor.org_id, now);
      if (minutes !== null) return E.right({ confirmed: false, ...tooManyAttempts(minutes) });
      const hash = await oneThatMatches(await tryPins(tx, owner, now), pin, 2);
      if (hash === null || !(await spendPin(tx, hash, now))) return E.right({ confirmed: false, ...portalRefusals.pin_wrong });
      await forgiveAttempts(tx, key("enter"));
      await confirmSession(tx, request);
      return E.right({ confirmed: true });
    },
    reveal: (name) => async () => {
      const sealed = await sealedSecret(tx, "learner", actor.con_id, name);
      if (sealed === null) return E.left(notFound(contactRefusals.no_secret));
      if (!(await isConfirmed(tx, request))) return E.left(forbidden(portalRefusals.pin_needed, "pin"));
      return E.right(await openSecret(call, actor.con_id, name, sealed));
    },
  };
};

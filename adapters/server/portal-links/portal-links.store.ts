import * as E from "fp-ts/lib/Either.js";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { tooManyAttempts } from "../../../core/auth/attempt-limit.rule.ts";
import { compileText } from "../../../core/contacts/compile-text.rule.ts";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import { portalLinkRefusals } from "../../../core/contacts/portal-link-refusals.ts";
import { portalLinkSeconds, type PortalLinkRequest } from "../../../core/contacts/portal-link.model.ts";
import type { PortalLinks } from "../../../core/contacts/portal-link.port.ts";
import { linkRecipient, linkRefusal, namesLink, standardLinkMessage } from "../../../core/contacts/portal-link.rule.ts";
import { conflict, forbidden, invalid } from "../../../core/kernel/failure.ts";
import { plainLetter } from "../../../core/outbox/letter.model.ts";
import { outboxRefusals } from "../../../core/outbox/outbox-refusals.ts";
import { canSend } from "../../../core/outbox/ways.rule.ts";
import { portalLinkSubject } from "../../../core/portal/portal-message.rule.ts";
import { portalHref } from "../../../core/portal/portal-path.rule.ts";
import { mayText } from "../../../core/texts/may-text.rule.ts";
import { textRefusals } from "../../../core/texts/text-refusals.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import { takeAttempt } from "../auth/login-attempt.store.ts";
import { freshSecret, secretHash } from "../auth/secret.crypto.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Tx } from "../storage/database.ts";
import { readContact, variablesFor } from "./text-compiler.store.ts";

type Call = Omit<Doer, "actor" | "request"> & {
  readonly actor: StaffActor;
  readonly tx: Tx;
  readonly request: Doer["request"] & { readonly origin: string };
  readonly outbox: Outbox;
};

const noMessage = invalid({ message: [portalLinkRefusals.link_not_placed] });
const noAddress = (send: "email" | "sms") =>
  invalid({ send: [send === "email" ? portalLinkRefusals.no_email_address : portalLinkRefusals.no_mobile_number] });

/** Portal links, in the transaction of one call; only the hash of a link is stored, and the audit log records who created it. */
export const makePortalLinks = (call: Call): PortalLinks => ({
  create:
    (id, { send, message = standardLinkMessage }: PortalLinkRequest) =>
    async () => {
      const { tx, actor, request, outbox } = call;
      const { org_id: org } = actor;
      const contact = await readContact(call, id);
      if (contact === null) return noContact;
      const refusal = linkRefusal(contact);
      if (refusal !== null) return E.left(conflict(refusal));
      const portal = actor.features.includes("include_portal")
        ? await tx.db
            .selectFrom("portals")
            .select(["pid", "title"])
            .where("org_id", "=", org)
            .where("closed_at", "is", null)
            .orderBy("created_at")
            .orderBy("pid")
            .executeTakeFirst()
        : undefined;
      if (portal === undefined) return E.left(conflict(portalLinkRefusals.org_without_portal));
      const recipient = send === undefined ? null : linkRecipient(contact, send);
      if (send !== undefined && !canSend(outbox.ways, send))
        return E.left(conflict(send === "email" ? outboxRefusals.mail_not_set_up : outboxRefusals.texts_not_set_up));
      if (send !== undefined && recipient === null) return E.left(noAddress(send));
      if (send === "sms" && recipient !== null && !mayText({ stopped_at: await outbox.stopped.at(tx, recipient), isAnswer: false }))
        return E.left(conflict(textRefusals.texts_stopped));
      if (send !== undefined && !namesLink(message)) return E.left(noMessage);
      const minutes = await takeAttempt(tx, `portal-link:${org}:${id}`, org, request.now);
      if (minutes !== null) return E.left(forbidden(tooManyAttempts(minutes)));

      const secret = freshSecret();
      const url = `${request.origin}${portalHref(portal.pid, "/home")}#link=${secret}`;
      const expires_at = request.now + portalLinkSeconds;
      await tx.db.deleteFrom("one_time_codes").where("org_id", "=", org).where("purpose", "=", "portal").where("con_id", "=", id).execute();
      await tx.db
        .insertInto("one_time_codes")
        .values({
          code_hash: secretHash(secret),
          org_id: org,
          purpose: "portal",
          user_id: null,
          con_id: id,
          created_at: request.now,
          expires_at,
          used_at: null,
        })
        .execute();
      await writeAudit(tx, call, {
        action: "contact.portal_link",
        object_type: "contact",
        object_id: id,
        before: null,
        after: { sent_by: send ?? null, expires_at },
      });
      if (send === undefined || recipient === null) return E.right({ url, expires_at, sent_to: null, missing: [] });

      const variables = await variablesFor(call, contact);
      const filled = (link: string) => compileText(message, new Map([...variables, ["portal_link", link]]));
      const { text, missing } = filled(url);
      const { language } = await tx.db
        .selectFrom("contacts")
        .select("language")
        .where("org_id", "=", org)
        .where("con_id", "=", id)
        .executeTakeFirstOrThrow();
      const letter = plainLetter(language ?? "en", portalLinkSubject(language, portal.title), text);
      const about = { contact: id, user: actor.user_id, shown: filled("…").text };
      await outbox.send(
        tx,
        org,
        { channel: send, recipient, letter, secret: { until: expires_at, code: secretHash(secret) }, about },
        request.now,
      );
      return E.right({ url, expires_at, sent_to: recipient, missing });
    },
});

import type { FastifyInstance } from "fastify";
import { createHmac } from "node:crypto";
import { isTextLost } from "../../../core/outbox/text-status.rule.ts";
import { sameText } from "../auth/secret.crypto.ts";
import type { Database } from "../storage/database.ts";
import { failMessage } from "./attempt.store.ts";
import { textStatusPath } from "./text-status-path.ts";

type Deps = { readonly database: Database; readonly token: string; readonly origin: () => string; readonly now: () => number };

const bodyLimit = 16 * 1024;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The signature of a Twilio request: HMAC-SHA1, keyed with the account's token, over the URL and each parameter with its value, sorted by
 * name.
 */
export const twilioSignature = (token: string, url: string, form: URLSearchParams): string =>
  createHmac("sha1", token)
    .update([url, ...[...form].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).flat()].join(""))
    .digest("base64");

const lose = (database: Database, key: string, provider: string, detail: string, now: number): Promise<void> =>
  database.asSystem(async (tx) => {
    const row = await tx.db
      .selectFrom("outbox")
      .select(["org_id", "message_id"])
      .where("key", "=", key)
      .where("channel", "=", "sms")
      .where("state", "=", "sent")
      .where("provider_id", "=", provider)
      .forUpdate()
      .executeTakeFirst();
    if (row !== undefined) await failMessage(tx, { org: row.org_id, id: row.message_id, now }, "refused", detail);
  });

/**
 * Receives the carrier's reports of undelivered texts. Only reports signed with the account's token are accepted; the answer is the same
 * whether or not the text is known.
 */
export const serveTextStatus = async (app: FastifyInstance, { database, token, origin, now }: Deps): Promise<void> => {
  await app.register(async (scope) => {
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string", bodyLimit }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.post<{ Params: { key: string }; Body: unknown }>(
      textStatusPath(":key"),
      async ({ params: { key }, body, headers, url }, reply) => {
        const signature = headers["x-twilio-signature"];
        if (
          !(body instanceof URLSearchParams) ||
          typeof signature !== "string" ||
          !sameText(signature, twilioSignature(token, `${origin()}${url}`, body))
        )
          return reply.code(403).type("text/plain").send("The signature is wrong.");
        const code = body.get("ErrorCode");
        if (uuid.test(key) && isTextLost(body.get("MessageStatus") ?? ""))
          await lose(database, key, body.get("MessageSid") ?? "", [body.get("MessageStatus"), code].filter(Boolean).join(" "), now());
        return reply.code(204).send();
      },
    );
  });
};

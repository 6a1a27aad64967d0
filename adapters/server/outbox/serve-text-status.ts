import type { FastifyInstance } from "fastify";
import { isTextLost } from "../../../core/outbox/text-status.rule.ts";
import type { Database } from "../storage/database.ts";
import { failMessage } from "./attempt.store.ts";
import { serveCarrierForm } from "./serve-carrier-form.ts";
import { textStatusPath } from "./text-status-path.ts";

type Deps = { readonly database: Database; readonly token: string; readonly origin: () => string; readonly now: () => number };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

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

/** Receives the carrier's signed reports of undelivered texts; the answer is the same whether or not the text is known. */
export const serveTextStatus = (app: FastifyInstance, { database, token, origin, now }: Deps): Promise<void> =>
  serveCarrierForm(app, { token, origin }, textStatusPath(":key"), async (form, { params: { key = "" } }) => {
    const status = form.get("MessageStatus") ?? "";
    if (uuid.test(key) && isTextLost(status))
      await lose(database, key, form.get("MessageSid") ?? "", [status, form.get("ErrorCode")].filter(Boolean).join(" "), now());
  });

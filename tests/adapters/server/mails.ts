import * as E from "fp-ts/lib/Either.js";
import { makeOutbox, type Outbox } from "../../../adapters/server/outbox/outbox.store.ts";
import type { Database } from "../../../adapters/server/storage/database.ts";
import { sealerOf } from "../../../adapters/server/storage/sealer.ts";
import { letterText } from "../../../core/outbox/letter.model.ts";
import { waysOf } from "../../../core/outbox/ways.rule.ts";
import { testConfig } from "./test-config.ts";

/**
 * A message as its recipient would read it.
 * @property body what is kept of it where its content was wiped
 */
export type Mail = {
  readonly org_id: number;
  readonly channel: "email" | "sms";
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly shown: string | null;
  readonly con_id: number | null;
};

/** What servers under test encrypt with. */
export const testSealer = sealerOf(testConfig);

/** The outbox that servers under test write to. */
export const testOutbox = makeOutbox(testSealer, waysOf(testConfig));

/**
 * The messages in the outbox of a server under test, opened with its key, the oldest first.
 * @param outbox of the server whose messages they are
 */
export const mailsIn = async (
  database: Database,
  { recipient, org }: { readonly recipient?: string; readonly org?: number },
  outbox: Outbox = testOutbox,
): Promise<readonly Mail[]> => {
  const rows = await database.asSystem(({ db }) => {
    const all = db
      .selectFrom("outbox")
      .select(["org_id", "key", "sealed", "channel", "recipient", "subject", "body", "shown", "con_id"])
      .orderBy("message_id");
    const to = recipient === undefined ? all : all.where("recipient", "=", recipient);
    return (org === undefined ? to : to.where("org_id", "=", org)).execute();
  });
  return rows.map(({ key, sealed, ...row }) => {
    const letter = outbox.letterOf({ org_id: row.org_id, key, sealed });
    return { ...row, body: E.isLeft(letter) || letter.right === null ? row.body : letterText(letter.right) };
  });
};

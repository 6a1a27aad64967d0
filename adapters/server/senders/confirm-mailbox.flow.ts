import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { afterMailbox } from "../../../core/senders/after-check.rule.ts";
import { senderRefusals } from "../../../core/senders/sender-refusals.ts";
import { type Done, done } from "../../contract/envelope.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { secretHash } from "../auth/secret.crypto.ts";
import type { Request } from "../http/call.ts";
import type { Database } from "../storage/database.ts";
import { wipeLink } from "./mailbox-link.store.ts";
import { senderRows, verificationOf } from "./sender-row.ts";
import { keepVerification } from "./verification.store.ts";

const stale = E.left(invalid({ token: [senderRefusals.sender_link_stale] }));

/** Confirms the mailbox of a sender with the mailed link, once. */
export const confirmMailbox = (database: Database, token: string, request: Request): Promise<E.Either<Failure, Done>> =>
  database.asSystem(async (all) => {
    const hash = secretHash(token);
    const owner = await all.db
      .selectFrom("senders")
      .select("org_id")
      .where("link_hash", "=", hash)
      .where("link_until", ">", request.now)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (owner === undefined) return stale;
    const tx = { ...all, org: owner.org_id };
    const row = (await senderRows(tx, true)).find((one) => one.link_hash === hash && one.deleted_at === null);
    if (row === undefined) return stale;
    const after = afterMailbox(verificationOf(row), request.now);
    await keepVerification(tx, row.id, after, request.now);
    await wipeLink(tx, owner.org_id, hash);
    await writeAudit(
      tx,
      { actor: { kind: "anonymous" }, request },
      {
        action: "sender.confirm",
        object_type: "sender",
        object_id: row.id,
        before: { status: row.status },
        after: { status: after.status },
      },
    );
    return E.right(done);
  });

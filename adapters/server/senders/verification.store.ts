import * as E from "fp-ts/lib/Either.js";
import type { Failure } from "../../../core/kernel/failure.ts";
import { afterCheck, type SenderCheck, type StoredVerification } from "../../../core/senders/after-check.rule.ts";
import { decideThere } from "../../../core/senders/decide-sender.rule.ts";
import { type Sender, SenderFindings } from "../../../core/senders/sender.model.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { senderOf, senderRows, verificationOf } from "./sender-row.ts";
import { tellFailed, type Telling } from "./tell-failed.store.ts";

/** Stores the verification of a sender; a confirmed mailbox needs its link no more. */
export const keepVerification = async ({ db, org }: Tx, id: number, after: StoredVerification, now: number): Promise<void> => {
  const { spf, dkim, dmarc, mailbox, status, checked_at, unanswered_at, bad_days, bad_at } = after;
  await db
    .updateTable("senders")
    .set({
      status,
      findings: JSON.stringify(SenderFindings.encode({ spf, dkim, dmarc })),
      checked_at,
      unanswered_at,
      bad_days,
      bad_at,
      confirmed_at: mailbox.confirmed_at,
      link_until: mailbox.until,
      ...(mailbox.confirmed_at === null ? {} : { link_hash: null }),
      updated_at: now,
    })
    .where("org_id", "=", org)
    .where("sender_id", "=", id)
    .execute();
};

/** Applies the result of a check to a sender; a change of state is written to the audit log, administrators are notified of a failure. */
export const applyCheck = async (
  tx: Tx,
  doer: Doer,
  id: number,
  check: SenderCheck,
  deps: Telling & { readonly ips: readonly string[] },
): Promise<E.Either<Failure, Sender>> => {
  const { now } = doer.request;
  const there = decideThere((await senderRows(tx, true)).find((row) => row.id === id));
  if (E.isLeft(there)) return there;
  const before = verificationOf(there.right);
  const after = afterCheck(before, check, now);
  await keepVerification(tx, id, after, now);
  if (after.status !== before.status)
    await writeAudit(tx, doer, {
      action: "sender.status",
      object_type: "sender",
      object_id: id,
      before: { status: before.status },
      after: { status: after.status, spf: after.spf.result, dkim: after.dkim.result },
    });
  if (after.status === "failed" && before.status === "verified") await tellFailed(tx, deps, there.right.email, now);
  return E.map((row: (typeof there)["right"]) => senderOf(row, deps.ips))(decideThere((await senderRows(tx)).find((row) => row.id === id)));
};

import { sql } from "kysely";
import type { Refusal } from "../../../core/kernel/refusal.ts";
import { pinTries, wrongPin } from "../../../core/profile/pin.rule.ts";
import type { Tx } from "../storage/database.ts";
import { passwordMatches } from "./password.crypto.ts";

type PinOwner = { readonly org_id: number; readonly user_id: number };

/** Allows wrong PINs again, once the password or the PIN was right. */
export const forgivePins = async ({ db }: Tx, { org_id, user_id }: PinOwner): Promise<void> => {
  await db
    .updateTable("users")
    .set({ pin_failures: 0 })
    .where("org_id", "=", org_id)
    .where("user_id", "=", user_id)
    .where("pin_failures", ">", 0)
    .execute();
};

/**
 * Checks a user's PIN. The try is counted before, so that concurrent tries cannot exceed the limit.
 * @returns null if it is right; otherwise the transaction must be committed too
 */
export const tryPin = async (tx: Tx, owner: PinOwner, hash: string, given: string): Promise<Refusal | null> => {
  const { rows } = await sql<{ failures: number }>`
    update users set pin_failures = pin_failures + 1
    where org_id = ${owner.org_id} and user_id = ${owner.user_id} and pin_failures < ${pinTries} returning pin_failures as failures`.execute(
    tx.db,
  );
  const failures = rows[0]?.failures;
  if (failures === undefined) return wrongPin(pinTries);
  if (!(await passwordMatches(hash, given))) return wrongPin(failures);
  await forgivePins(tx, owner);
  return null;
};

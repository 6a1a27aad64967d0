import { type Selectable, sql, type Updateable } from "kysely";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import type { TwoSteps } from "./two-step.tables.ts";

export type TwoStepOwner = { readonly org_id: number; readonly user_id: number };
export type TwoStepRow = Selectable<TwoSteps>;

/** The user's second step, locked until the transaction ends, so that concurrent codes are checked one after the other. */
export const lockedTwoStep = async ({ db }: Tx, { org_id, user_id }: TwoStepOwner): Promise<TwoStepRow | null> =>
  (await db
    .selectFrom("two_steps")
    .selectAll()
    .where("org_id", "=", org_id)
    .where("user_id", "=", user_id)
    .forUpdate()
    .executeTakeFirst()) ?? null;

/** When two-step sign-in was turned on; null while it is off. */
export const twoStepSince = async ({ db }: Tx, { org_id, user_id }: TwoStepOwner): Promise<number | null> =>
  (await db.selectFrom("two_steps").select("on_since").where("org_id", "=", org_id).where("user_id", "=", user_id).executeTakeFirst())
    ?.on_since ?? null;

/** Whether the organisation requires two-step sign-in for all users. */
export const requiresTwoStep = async ({ db }: Tx, org: number): Promise<boolean> =>
  (await db.selectFrom("orgs").select("requires_two_step").where("org_id", "=", org).executeTakeFirstOrThrow()).requires_two_step;

/** Whether the user must set up two-step sign-in before anything else. */
export const twoStepIsDue = async (tx: Tx, owner: TwoStepOwner): Promise<boolean> =>
  (await requiresTwoStep(tx, owner.org_id)) && (await twoStepSince(tx, owner)) === null;

export const changeTwoStep = async ({ db }: Tx, { org_id, user_id }: TwoStepOwner, change: Updateable<TwoSteps>): Promise<void> => {
  await db.updateTable("two_steps").set(change).where("org_id", "=", org_id).where("user_id", "=", user_id).execute();
};

/** Stores an encrypted secret until one of its codes is confirmed; the current secret stays valid. */
export const keepPending = async ({ db }: Tx, { org_id, user_id }: TwoStepOwner, pending_secret: string, now: number): Promise<void> => {
  const pending = { pending_secret, pending_since: now };
  await db
    .insertInto("two_steps")
    .values({ org_id, user_id, secret: null, on_since: null, ...pending })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(pending))
    .execute();
};

/** Turns it off, and deletes recovery codes and remembered browsers. */
export const dropTwoStep = async ({ db }: Tx, { org_id, user_id }: TwoStepOwner): Promise<boolean> =>
  (await db.deleteFrom("two_steps").where("org_id", "=", org_id).where("user_id", "=", user_id).executeTakeFirst()).numDeletedRows === 1n;

/**
 * Replaces the recovery codes.
 * @param hashes of the new ones
 */
export const replaceRecoveryCodes = async ({ db }: Tx, { org_id, user_id }: TwoStepOwner, hashes: readonly string[]): Promise<void> => {
  await db.deleteFrom("recovery_codes").where("org_id", "=", org_id).where("user_id", "=", user_id).execute();
  await db
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ org_id, user_id, code_hash, used_at: null })))
    .execute();
};

/**
 * Uses up a recovery code.
 * @returns whether it was an unused one of the user's
 */
export const spendRecoveryCode = async ({ db }: Tx, { org_id, user_id }: TwoStepOwner, hash: string, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("org_id", "=", org_id)
    .where("user_id", "=", user_id)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const recoveryCodesLeft = async ({ db }: Tx, { org_id, user_id }: TwoStepOwner): Promise<number> => {
  const { rows } = await sql<{
    unused: number;
  }>`select count(*)::int as unused from recovery_codes where org_id = ${org_id} and user_id = ${user_id} and used_at is null`.execute(db);
  return rows[0]?.unused ?? 0;
};

const place = ({ org_id, user_id }: TwoStepOwner): string => `two-step:${org_id}:${user_id}`;

/** Encrypts and decrypts app secrets, bound to their user. */
export const sealedFor = (sealer: Pick<Sealer, "seal" | "open">, owner: TwoStepOwner) => ({
  seal: (secret: string): string => sealer.seal(secret, place(owner)),
  open: (sealed: string): string => sealer.open(sealed, place(owner)),
});

import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { commonPasswords } from "../../../core/validation/common-passwords.ts";
import { guessablePassword, guessableRefusals } from "../../../core/validation/guessable-password.rule.ts";
import type { Tx } from "../storage/database.ts";

/** What a user is called, by which nobody should guess the password. */
export const namesOf = async (
  { db }: Tx,
  { org_id, user_id }: { readonly org_id: number; readonly user_id: number },
): Promise<readonly string[]> => {
  const row = await db
    .selectFrom("users as u")
    .innerJoin("orgs as o", "o.org_id", "u.org_id")
    .select(["u.first_name", "u.last_name", "u.email", "o.name"])
    .where("u.org_id", "=", org_id)
    .where("u.user_id", "=", user_id)
    .executeTakeFirst();
  return row === undefined ? [] : [row.first_name, row.last_name, row.email, row.name];
};

/**
 * Why a new password is refused though it has its five ticks: it is guessed early; null when it is not.
 * @param names what its owner is called
 */
export const guessableFailure = (password: string, names: readonly string[]): Failure | null => {
  const kind = guessablePassword(password, names, commonPasswords);
  return kind === null ? null : invalid({ password: [guessableRefusals[kind]] });
};

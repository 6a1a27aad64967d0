import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { commonPasswords } from "../../../core/validation/common-passwords.ts";
import { guessablePassword, guessableRefusals } from "../../../core/validation/guessable-password.rule.ts";
import type { Tx } from "../storage/database.ts";

/** The user's names and email and the organisation's name, from which the password must not be guessable. */
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
 * The failure for a new password that meets all five criteria and is still easy to guess; null otherwise.
 * @param names the user's names and email and the organisation's name
 */
export const guessableFailure = (password: string, names: readonly string[]): Failure | null => {
  const kind = guessablePassword(password, names, commonPasswords);
  return kind === null ? null : invalid({ password: [guessableRefusals[kind]] });
};

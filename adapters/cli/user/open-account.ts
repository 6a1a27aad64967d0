import { isOpenAccount } from "../../../core/auth/confirmed-account.rule.ts";
import { type Account, accountByEmail } from "../../server/auth/account.store.ts";
import type { Tx } from "../../server/storage/database.ts";

/**
 * The account of a staff user who can log in.
 * @param now epoch seconds
 * @throws Error that says why there is none
 */
export const openAccount = async (tx: Tx, email: string, now: number): Promise<Account> => {
  const account = await accountByEmail(tx, email);
  if (account === null || !account.active || account.invited_at !== null) throw new Error(`Nobody logs in as ${email}.`);
  if (!isOpenAccount(account, now))
    throw new Error(`${account.email} has not confirmed the email address yet, so nobody can log in with it.`);
  return account;
};

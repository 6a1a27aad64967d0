import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { userRefusals } from "../../../core/users/user-refusals.ts";
import { type Done, done } from "../../contract/envelope.ts";
import type { Request } from "../http/call.ts";
import type { Tx } from "../storage/database.ts";
import { writeUser } from "../users/write-user.store.ts";
import { accountByEmail, lockAddress } from "./account.store.ts";
import { dropLinks, linkOwner, useLink as spendLink } from "./one-time-code.store.ts";

const used = invalid({ token: [userRefusals.email_used] });

/**
 * Puts a new address of a user in force with the link that was mailed to it; links that were mailed to the earlier address die.
 * @returns null for a link that does not work
 */
export const confirmEmail = async (tx: Tx, token: string, request: Request): Promise<E.Either<Failure, Done> | null> => {
  const owner = await linkOwner(tx, "email", token, request.now);
  if (owner === null) return null;
  const user = await tx.db
    .selectFrom("users")
    .select(["email", "new_email", "version"])
    .where("org_id", "=", owner.org_id)
    .where("user_id", "=", owner.user_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (user.new_email === null) return null;
  await lockAddress(tx, user.new_email);
  if ((await accountByEmail(tx, user.new_email)) !== null) return E.left(used);
  if (!(await spendLink(tx, token, request.now))) return null;
  await dropLinks(tx, ["reset", "activate"], owner.user_id);
  await writeUser(
    { ...tx, org: owner.org_id },
    { actor: { kind: "anonymous" }, request },
    { id: owner.user_id, version: user.version },
    { email: user.new_email, activated: true, new_email: null, new_email_at: null },
    { action: "user.change_email", before: { email: user.email }, after: { email: user.new_email } },
  );
  return E.right(done);
};

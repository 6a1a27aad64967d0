import type { GateFacts } from "../../../core/auth/sign-in-gate.rule.ts";
import type { Tx } from "../storage/database.ts";

/** What decides whether a user may sign in, besides the password. */
export const gateFacts = ({ db }: Tx, { org_id, user_id }: { readonly org_id: number; readonly user_id: number }): Promise<GateFacts> =>
  db
    .selectFrom("orgs as o")
    .innerJoin("users as u", "u.org_id", "o.org_id")
    .select(["u.role", "o.name as org_name", "o.single_sign_on_only", "o.closed_at"])
    .where("o.org_id", "=", org_id)
    .where("u.user_id", "=", user_id)
    .executeTakeFirstOrThrow();

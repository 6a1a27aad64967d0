import { randomUUID } from "node:crypto";
import type { NewServiceUser } from "../../../core/org-tokens/decide-org-token.rule.ts";
import type { Tx } from "../storage/database.ts";

/** Inserts a service user, who cannot sign in and is no member; the address leads nowhere. */
export const addServiceUser = async ({ db }: Tx, org: number, { name, role, flags }: NewServiceUser, now: number): Promise<number> => {
  const row = {
    org_id: org,
    first_name: name,
    last_name: "",
    email: `${randomUUID()}@service.invalid`,
    mobile: null,
    photo: null,
    password_hash: null,
    oidc_issuer: null,
    oidc_subject: null,
    kind: "service" as const,
    role,
    flags: [...flags],
    status: 0,
    activated: true,
    created_at: now,
    updated_at: now,
  };
  return (await db.insertInto("users").values(row).returning("user_id").executeTakeFirstOrThrow()).user_id;
};

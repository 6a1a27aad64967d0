import { invitationLimits } from "../../../core/users/invitation.model.ts";
import type { Demo } from "../demo/demo.ts";

const day = 24 * 3600;

/** One pending invitation, one that has expired, and a colleague who left. */
export const demo: Demo = {
  place: 310,
  seed: async ({ db }, { org, now }) => {
    const { user_id: owner } = await db
      .selectFrom("users")
      .select("user_id")
      .where("org_id", "=", org)
      .where("role", "=", "owner")
      .executeTakeFirstOrThrow();
    const shared = {
      org_id: org,
      mobile: null,
      photo: null,
      password_hash: null,
      oidc_issuer: null,
      oidc_subject: null,
      flags: ["contacts", "lessons"],
      role: "user",
      invited_by: owner,
      updated_at: now,
    };
    const invited = (first_name: string, last_name: string, at: number) => ({
      ...shared,
      first_name,
      last_name,
      email: `${first_name.toLowerCase()}@harbor.example`,
      invited_at: at,
      created_at: at,
    });
    await db
      .insertInto("users")
      .values([
        invited("Nadia", "Novak", now - day),
        invited("Edgar", "Evans", now - invitationLimits.seconds - 2 * day),
        { ...invited("Ana", "Alves", now - 400 * day), invited_at: null, activated: true, status: 0, archived_at: now - 20 * day },
      ])
      .execute();
  },
};

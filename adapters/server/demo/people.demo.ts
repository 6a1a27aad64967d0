import { passwordHash } from "../auth/password.crypto.ts";
import type { Demo } from "./demo.ts";

/** The password of every demo account; demo mode only. */
export const demoPassword = "Harbor-2026!";

/** Staff of the demo organisation, one of each role. */
export const demoStaff = [
  { email: "olivia@harbor.example", first_name: "Olivia", last_name: "Owens", role: "owner", flags: [] },
  { email: "adam@harbor.example", first_name: "Adam", last_name: "Abara", role: "admin", flags: [] },
  {
    email: "uma@harbor.example",
    first_name: "Uma",
    last_name: "Ueda",
    role: "user",
    flags: ["contacts", "add_contacts", "lessons", "campaigns", "reports"],
  },
  { email: "gus@harbor.example", first_name: "Gus", last_name: "Grant", role: "guest", flags: ["contacts"] },
];

export const demoPortal = "harbor";

export const demo: Demo = {
  place: 10,
  seed: async ({ db }, { org, now }) => {
    const password_hash = await passwordHash(demoPassword);
    await db
      .insertInto("users")
      .values(
        demoStaff.map((person) => ({
          ...person,
          org_id: org,
          mobile: null,
          photo: null,
          password_hash,
          oidc_issuer: null,
          oidc_subject: null,
          activated: true,
          created_at: now,
          updated_at: now,
        })),
      )
      .execute();
    await db.insertInto("portals").values({ pid: demoPortal, org_id: org, title: "Harbor Academy", created_at: now }).execute();
  },
};

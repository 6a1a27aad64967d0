import type { Actor } from "../../../core/access/actor.model.ts";
import type { DemoAccount, LoginAnswer } from "../../../core/auth/login-info.model.ts";
import { canSend, waysOf } from "../../../core/outbox/ways.rule.ts";
import type { Config } from "../config.ts";
import { demoPassword, demoStaff } from "../demo/people.demo.ts";
import type { Database } from "../storage/database.ts";

/** Path at which single sign-on begins. */
export const oidcStart = "/auth/oidc/start";

/** Messages for the codes of a failed single sign-on. */
export const oidcMessages = {
  denied: "The sign-on was cancelled at your provider.",
  unknown: "No account here belongs to that sign-on. Ask an administrator of your organisation for an account.",
  unconfirmed:
    "There is an account with your email address, but it is not confirmed yet. Choose a new password with the link under “Forgot password”, then sign on again.",
  invitation_expired: "Your invitation is older than seven days. Ask the person who invited you to send it again.",
  closed: "Your organisation was closed. Its owner can take it back by logging in with email and password.",
  expired: "The sign-on took too long or was started in another browser. Start it again.",
  failed: "The sign-on did not succeed. Start it again, or log in with your password.",
} as const;
export type OidcCode = keyof typeof oidcMessages;

const isOidcCode = (code: string): code is OidcCode => Object.hasOwn(oidcMessages, code);

const demoAccounts = (database: Database): Promise<readonly DemoAccount[]> =>
  database.asSystem(async ({ db }) => {
    const emails = demoStaff.map(({ email }) => email);
    const staff = await db
      .selectFrom("users")
      .select(["first_name", "last_name", "email", "role", "org_id"])
      .where("email", "in", emails)
      .where("status", "=", 1)
      .orderBy("user_id")
      .execute();
    const [first] = staff;
    if (first === undefined) return [];
    const learner = await db
      .selectFrom("contacts as c")
      .innerJoin("portals as p", "p.org_id", "c.org_id")
      .select(["c.first_name", "c.last_name", "c.email", "p.pid"])
      .where("c.org_id", "=", first.org_id)
      .where("c.password_hash", "is not", null)
      .where("c.deleted_at", "is", null)
      .where("c.archived_at", "is", null)
      .where("p.closed_at", "is", null)
      .orderBy("c.con_id")
      .orderBy("p.created_at")
      .executeTakeFirst();
    const learnerEmail = learner?.email[0];
    return [
      ...staff.map(({ first_name, last_name, email, role }) => ({
        kind: "staff" as const,
        name: `${first_name} ${last_name}`,
        email,
        password: demoPassword,
        role,
        pid: null,
      })),
      ...(learner === undefined || learnerEmail === undefined
        ? []
        : [
            {
              kind: "learner" as const,
              name: `${learner.first_name} ${learner.last_name}`,
              email: learnerEmail,
              password: demoPassword,
              role: "learner",
              pid: learner.pid,
            },
          ]),
    ];
  });

/** The ways to sign in. Signed-in staff get none; after a single sign-on, marked by a code, they get its success action. */
export const loginInfo = async (database: Database, config: Config, actor: Actor, code: string | undefined): Promise<LoginAnswer> => {
  if (actor.kind === "staff") return code === undefined ? [] : { action: "validate_okta" };
  return {
    password: true,
    mail: canSend(waysOf(config), "email"),
    oidc_url: config.oidc === null ? null : oidcStart,
    sign_up: config.signUp,
    demo_accounts: config.demo ? await demoAccounts(database) : [],
    message: code === undefined ? null : oidcMessages[isOidcCode(code) ? code : "failed"],
  };
};

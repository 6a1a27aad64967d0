import * as E from "fp-ts/lib/Either.js";
import { mayCall, type StaffAccess } from "../../core/access/access-rule.rule.ts";
import type { StaffActor } from "../../core/access/actor.model.ts";
import { normalEmail } from "../../core/validation/email.rule.ts";
import { systemClock } from "../server/clock.ts";
import type { Config } from "../server/config.ts";
import type { Request } from "../server/http/call.ts";
import { actorOfJob } from "../server/jobs/job-doer.store.ts";
import type { Database } from "../server/storage/database.ts";

/** What a user has to be allowed, and how a refusal goes on after their address. */
type Wanted = { readonly access: StaffAccess; readonly refusal: string };

/**
 * The user for whom a command acts: the active one with the given email, or the only owner.
 * @throws Error that says how to name one, or what the user may not do
 */
export const actingUser = (database: Database, as: string | null, { access, refusal }: Wanted): Promise<StaffActor> =>
  database.asSystem(async (tx) => {
    const users = await tx.db
      .selectFrom("users")
      .select(["user_id", "org_id", "email", "role"])
      .where("status", "=", 1)
      .where("invited_at", "is", null)
      .execute();
    const [user, other] = users.filter(({ email, role }) => (as === null ? role === "owner" : normalEmail(email) === normalEmail(as)));
    if (user === undefined)
      throw new Error(as === null ? "Nobody owns an organisation here; seed it, or sign up first." : `Nobody logs in as ${as}.`);
    if (other !== undefined) throw new Error("There are several organisations; name the user who acts with --as <email>.");
    const actor = await actorOfJob(tx, user, undefined, systemClock.now());
    if (actor.kind !== "staff" || E.isLeft(mayCall(access, actor))) throw new Error(`${user.email} ${refusal}.`);
    return actor;
  });

/** The request of a command that acts for a user. */
export const requestOfCommand = (config: Config): Request => ({
  id: "cli",
  ip: "",
  userAgent: "cygnet",
  now: systemClock.now(),
  origin: config.origin ?? `http://localhost:${config.port}`,
  session: null,
  teams: null,
  file: null,
});

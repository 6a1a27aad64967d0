import * as E from "fp-ts/lib/Either.js";
import { admins, mayCall } from "../../../core/access/access-rule.rule.ts";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { normalEmail } from "../../../core/validation/email.rule.ts";
import { systemClock } from "../../server/clock.ts";
import type { Config } from "../../server/config.ts";
import type { Request } from "../../server/http/call.ts";
import { actorOfJob } from "../../server/jobs/job-doer.store.ts";
import type { Database } from "../../server/storage/database.ts";

/**
 * The administrator who acts: the one with the given email, or the only owner.
 * @throws Error that says how to name one
 */
export const actingAdmin = (database: Database, as: string | null): Promise<StaffActor> =>
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
    if (other !== undefined) throw new Error("There are several organisations; name the administrator who acts with --as <email>.");
    const actor = await actorOfJob(tx, user, undefined);
    if (actor.kind !== "staff" || E.isLeft(mayCall(admins, actor))) throw new Error(`${user.email} is no administrator.`);
    return actor;
  });

/** The request of a command that acts for an administrator. */
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

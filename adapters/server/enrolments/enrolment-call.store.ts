import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { Request } from "../http/call.ts";
import type { Tx } from "../storage/database.ts";
import { seesLearning } from "../teams/resource-teams.store.ts";

/**
 * A call of staff about learners, in its transaction.
 * @property sees whether the caller sees a course
 */
export type EnrolmentCall = Doer & {
  readonly actor: StaffActor;
  readonly tx: Tx;
  readonly request: Doer["request"] & Partial<Pick<Request, "teams">>;
  readonly sees: (course: number) => Promise<boolean>;
};

/** The call with what the caller sees of courses. */
export const enrolmentCall = (call: Omit<EnrolmentCall, "sees">): EnrolmentCall => ({
  ...call,
  sees: async (course) => {
    const { rows } = await sql`
      select from campaigns c where c.org_id = ${call.tx.org} and c.campaign_id = ${course} and c.type = 'course' and c.deleted_at is null and ${seesLearning(call.actor, "campaigns", sql`c.campaign_id`)}`.execute(
      call.tx.db,
    );
    return rows.length > 0;
  },
});

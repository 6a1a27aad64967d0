import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import type { CourseTest } from "../../../core/course-tests/course-test.model.ts";
import type { CourseTestStore } from "../../../core/course-tests/course-tests.port.ts";
import { enrolmentRefusals } from "../../../core/enrolments/enrolment-refusals.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import type { EnrolmentCall } from "../enrolments/enrolment-call.store.ts";
import { courseFacts } from "../learning/course-facts.store.ts";

const nobody = 0;

/** Reads courses for trying them out, in the transaction of one call; contacts and courses that the caller does not see are not found. */
export const makeCourseTests = (call: EnrolmentCall): CourseTestStore => {
  const { tx } = call;
  const contact = async (con_id: number): Promise<CourseTest["contact"]> => {
    const { rows } = await sql<{ con_id: number; name: string }>`
      select c.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name
      from own_contacts c where c.org_id = ${tx.org} and c.con_id = ${con_id}`.execute(tx.db);
    return rows[0] ?? null;
  };
  return {
    test:
      ({ campaign_id, con_id }) =>
      async () => {
        const [facts] = (await call.sees(campaign_id)) ? await courseFacts(tx, con_id ?? nobody, campaign_id) : [];
        if (facts === undefined) return E.left(notFound(enrolmentRefusals.course_gone));
        if (con_id === undefined) return E.right({ facts, contact: null });
        const known = await contact(con_id);
        return known === null ? noContact : E.right({ facts, contact: known });
      },
  };
};

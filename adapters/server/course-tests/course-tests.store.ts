import * as E from "fp-ts/lib/Either.js";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import type { CourseTestStore } from "../../../core/course-tests/course-tests.port.ts";
import { enrolmentRefusals } from "../../../core/enrolments/enrolment-refusals.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { nameOf } from "../enrolments/contact-courses.store.ts";
import type { EnrolmentCall } from "../enrolments/enrolment-call.store.ts";
import { courseFacts, noLearner } from "../learning/course-facts.store.ts";

/** Reads courses for trying them out, in the transaction of one call; contacts and courses that the caller does not see are not found. */
export const makeCourseTests = (call: EnrolmentCall): CourseTestStore => {
  return {
    test:
      ({ campaign_id, con_id }) =>
      async () => {
        const [facts] = (await call.sees(campaign_id)) ? await courseFacts(call.tx, con_id ?? noLearner, campaign_id) : [];
        if (facts === undefined) return E.left(notFound(enrolmentRefusals.course_gone));
        if (con_id === undefined) return E.right({ facts, contact: null });
        const name = await nameOf(call, con_id);
        return name === null ? noContact : E.right({ facts, contact: { con_id, name } });
      },
  };
};

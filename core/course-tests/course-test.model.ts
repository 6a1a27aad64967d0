import * as t from "io-ts";
import { RecordId } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { CourseFacts } from "../learning/course-facts.model.ts";

/** Which course is tested, and with which contact; without one, with a learner who is imagined. */
export const CourseTestRequest = exactly("CourseTestRequest", { campaign_id: RecordId }, { con_id: RecordId });
export type CourseTestRequest = t.TypeOf<typeof CourseTestRequest>;

/** A course with what is known of the learner; the rules tell from it what that learner sees at any time. */
export const CourseTest = t.type({ facts: CourseFacts, contact: orNull(t.type({ con_id: t.number, name: t.string })) }, "CourseTest");
export type CourseTest = t.TypeOf<typeof CourseTest>;

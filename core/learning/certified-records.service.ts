import * as E from "fp-ts/lib/Either.js";
import { decideCertificate } from "../certificates/decide-certificate.rule.ts";
import type { LearningRecords } from "./learning-records.port.ts";
import { CoursePlace } from "./lesson-place.model.ts";

/**
 * A learner's records that give the certificate of a course with the answer that finishes its last lesson.
 * @param now epoch seconds
 */
export const certifiedRecords = (records: LearningRecords, now: number): LearningRecords => ({
  ...records,
  append: async (place, appended) => {
    await records.append(place, appended);
    if (!CoursePlace.is(place) || appended.after.completed_at !== appended.event.at) return;
    const state = await records.certificate(place.course);
    const course = state.offers && !state.held ? await records.course(place.course) : null;
    const decided = course === null ? E.right(null) : decideCertificate(course, state, now);
    if (E.isRight(decided) && decided.right !== null) await records.certify(place.course, decided.right.issued_at);
  },
});

import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "../kernel/decision.ts";
import { conflict } from "../kernel/failure.ts";
import type { CourseFacts } from "../learning/course-facts.model.ts";
import { courseView } from "../learning/course-view.rule.ts";
import { certificateRefusals } from "./certificate-refusals.ts";

/**
 * What is stored about one learner's certificate of a course.
 * @property offers whether the course gives one
 * @property held whether the learner has it
 */
export type CertificateState = { readonly offers: boolean; readonly held: boolean };

/**
 * Decides whether a learner gets the certificate of a course: all its lessons are finished, and it is no draft. Null where the learner
 * has it: a certificate stays valid, whatever changes in the course.
 * @param now epoch seconds
 */
export const decideCertificate = (
  course: CourseFacts,
  { offers, held }: CertificateState,
  now: number,
): Decision<{ readonly issued_at: number }> => {
  if (held) return E.right(null);
  if (!offers || course.draft) return E.left(conflict(certificateRefusals.certificate_not_offered));
  return courseView(course, now).status === "completed"
    ? E.right({ issued_at: now })
    : E.left(conflict(certificateRefusals.certificate_not_earned));
};

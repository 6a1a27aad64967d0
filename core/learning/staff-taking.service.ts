import * as E from "fp-ts/lib/Either.js";
import { notFound } from "../kernel/failure.ts";
import type { TakingRecords } from "./learning-records.port.ts";
import { learningRefusals } from "./learning-refusals.ts";
import { OwnPlace } from "./lesson-place.model.ts";
import type { LessonPoints } from "./lesson-points.port.ts";
import type { LessonTaking } from "./lesson-taking.port.ts";
import { makeLessonTaking } from "./lesson-taking.service.ts";

type Deps = {
  readonly records: TakingRecords;
  /** id of the user */
  readonly user: number;
  /** epoch seconds */
  readonly now: number;
  /** whether the user may see a lesson, and whether it was ever published */
  readonly standing: (lesson: number) => Promise<"missing" | "unpublished" | "published">;
};

/** The operations on lessons of a member of staff, who takes published lessons outside any course. */
export const makeStaffTaking = ({ records, user, now, standing }: Deps): LessonTaking & LessonPoints =>
  makeLessonTaking({
    records,
    taker: { kind: "user", id: user },
    now,
    enter: async (place) => {
      const stands = OwnPlace.is(place) ? await standing(place.lesson) : "missing";
      if (stands === "missing") return E.left(notFound(learningRefusals.no_lesson));
      if (stands === "unpublished") return E.left(notFound(learningRefusals.not_published));
      return E.right({ since: 0, frame: ({ name }) => ({ trigger_id: null, name, course: null, next: null }) });
    },
  });

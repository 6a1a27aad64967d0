import * as t from "io-ts";
import { jsonIn } from "../../core/kernel/json-in.ts";
import { CourseCard } from "../../core/learning/course.model.ts";
import type { EarlyAnswers } from "../../core/portal/early-answers.port.ts";
import { learningContract } from "../contract/learning.contract.ts";

const Cards = t.readonlyArray(CourseCard);

/** Reads copies of early answers; the answers themselves stay for the calls that take them. */
export const makeEarlyAnswers = ({ cygnetEarly }: Pick<Window, "cygnetEarly">): EarlyAnswers => ({
  areAsked: cygnetEarly !== undefined,
  courses: async () => {
    const early = cygnetEarly?.answers.get(`${learningContract.courses.path}?schema=full`);
    if (early === undefined) return null;
    try {
      const courses = jsonIn(await (await early.answer).clone().text());
      return Cards.is(courses) ? courses : null;
    } catch {
      return null;
    }
  },
});

import * as E from "fp-ts/lib/Either.js";
import { changeableLessonInUse } from "../../../core/lessons/find-lesson.rule.ts";
import { lessonLinks } from "../../contract/lesson-links.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { Afterwards } from "../http/answer.ts";
import { routesFor } from "../http/routes-for.ts";
import { checkLinks } from "./check-links.flow.ts";
import { findLesson } from "./lesson-row.ts";

/** The endpoint that checks the links of a lesson. */
export const routes: RouteContribution = ({ outside }) =>
  routesFor(lessonLinks, {
    check: (call) => async () => {
      const found = changeableLessonInUse(await findLesson(call, call.params.id), call.actor);
      if (E.isLeft(found)) return found;
      const { items } = found.right;
      return E.right(new Afterwards(async () => E.right(await checkLinks(outside, items))));
    },
  });

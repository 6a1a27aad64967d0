import * as E from "fp-ts/lib/Either.js";
import { changeableLessonInUse } from "../../../core/lessons/find-lesson.rule.ts";
import { lessonLinks } from "../../contract/lesson-links.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { Afterwards } from "../http/answer.ts";
import { routesFor } from "../http/routes-for.ts";
import { checkLinks } from "./check-links.flow.ts";
import { findLesson } from "./lesson-row.ts";
import { lessonsWithDeadLinks } from "./link-checks.store.ts";

/** Endpoints for the links of lessons. */
export const routes: RouteContribution = ({ outside }) =>
  routesFor(lessonLinks, {
    check: (call) => async () => {
      const found = changeableLessonInUse(await findLesson(call, call.params.id), call.actor);
      if (E.isLeft(found)) return found;
      const { items } = found.right;
      return E.right(new Afterwards(async () => E.right(await checkLinks(outside, items))));
    },
    dead: (call) => async () => E.right(await lessonsWithDeadLinks(call)),
  });

import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { done } from "../../contract/envelope.ts";
import { lessonVersions } from "../../contract/lesson-versions.contract.ts";
import { lessons } from "../../contract/lessons.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import type { CreateLessonCall } from "./create-lesson.store.ts";
import { makeLessonStore } from "./lessons.store.ts";
import { massAction } from "./mass-action.store.ts";
import { announce } from "./presence.store.ts";

/** Endpoints for lessons and their versions. */
export const routes: RouteContribution = ({ areas }) => {
  const lesson = ({ tx, actor, request }: Pick<CreateLessonCall, "tx" | "actor" | "request">) =>
    makeLessonStore({ tx, actor, request, areas });
  return [
    ...routesFor(lessons, {
      list: (call) => lesson(call).list(call.query),
      search: (call) => lesson(call).search({ ...call.query, search: call.query.query }),
      get: (call) => lesson(call).get(call.params.id),
      create: (call) => lesson(call).create(call.body),
      update: (call) => lesson(call).update(call.body),
      publish: (call) => lesson(call).publish(call.params.id, call.body.version),
      remove: (call) =>
        pipe(
          lesson(call).remove(call.params.id),
          TE.map(() => done),
        ),
      restore: (call) => lesson(call).restore(call.params.id),
      removeItem: (call) => lesson(call).removeItem(call.params.id, call.params.item),
      massAction: (call) => async () => E.right(await massAction(call, call.body)),
      presence: (call) => () => announce(call, call.params.id, call.body.item),
    }),
    ...routesFor(lessonVersions, {
      list: (call) => lesson(call).versions(call.params.id),
      get: (call) => lesson(call).version(call.params.id, call.params.number),
      update: (call) => lesson(call).nameVersion(call.params.id, call.params.number, call.body.name),
      restore: (call) => lesson(call).restoreVersion(call.params.id, call.params.number, call.body),
    }),
  ];
};

import { lessonTransfer } from "../../contract/lesson-transfer.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { exportLesson } from "./transfer/export-lesson.flow.ts";
import { importLesson } from "./transfer/import-lesson.flow.ts";

/** Endpoints for lessons as files. */
export const routes: RouteContribution = (deps) => {
  const { areas } = deps;
  return routesFor(lessonTransfer, {
    export:
      ({ tx, actor, request, params }) =>
      () =>
        exportLesson(deps, { tx, actor, request, areas }, params.id),
    import:
      ({ tx, actor, request, body }) =>
      () =>
        importLesson(deps, { tx, actor, request, areas }, body),
  });
};

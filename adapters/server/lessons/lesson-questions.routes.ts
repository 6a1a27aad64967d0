import { lessonQuestions } from "../../contract/lesson-questions.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { insertQuestions } from "./questions/questions.store.ts";

/** Endpoints for questions of lessons. */
export const routes: RouteContribution = ({ areas }) =>
  routesFor(lessonQuestions, {
    send:
      ({ tx, actor, request, params, body }) =>
      () =>
        insertQuestions({ tx, actor, request, areas }, params.id, body),
  });

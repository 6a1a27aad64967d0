import { lessonReplace } from "../../contract/lesson-replace.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { replaceText } from "./replace-text.store.ts";

/** The endpoint that replaces a text in lessons. */
export const routes: RouteContribution = ({ areas }) =>
  routesFor(lessonReplace, {
    replace:
      ({ tx, actor, request, body }) =>
      () =>
        replaceText({ tx, actor, request, areas }, body),
  });

import * as E from "fp-ts/lib/Either.js";
import { lessonSettings } from "../../contract/lesson-settings.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { lessonSettingsOf, putLessonSettings } from "./lesson-settings.store.ts";

/** Endpoints for the settings of the organisation for lessons. */
export const routes: RouteContribution = () =>
  routesFor(lessonSettings, {
    get: (call) => async () => E.right(await lessonSettingsOf(call.tx)),
    update: (call) => async () => E.right(await putLessonSettings(call, call.body)),
  });

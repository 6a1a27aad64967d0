import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { campaignEditing } from "../../contract/campaign-editing.contract.ts";
import { done } from "../../contract/envelope.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeCampaignWrites } from "./campaign-writes.store.ts";
import { readCohorts } from "./course-cohorts.store.ts";
import { readFunnel } from "./course-funnel.store.ts";
import { readDefaultCampaign } from "./default-campaign.store.ts";
import { makeTriggerWrites } from "./trigger-writes.store.ts";

/** Endpoints for single campaigns and their lessons. */
export const routes: RouteContribution = () =>
  routesFor(campaignEditing, {
    byDefault: (call) => () => readDefaultCampaign(call),
    get: (call) => makeCampaignWrites(call).get(call.params.id),
    funnel: (call) => () => readFunnel(call, call.params.id),
    cohorts: (call) => () => readCohorts(call, call.params.id),
    create: (call) => makeCampaignWrites(call).create(call.body),
    update: (call) => makeCampaignWrites(call).update(call.params.id, call.body),
    remove: (call) =>
      pipe(
        makeCampaignWrites(call).remove(call.params.id),
        TE.map(() => done),
      ),
    restore: (call) => makeCampaignWrites(call).restore(call.params.id),
    sortLessons: (call) => makeTriggerWrites(call).sortLessons(call.params.id, call.body.ids),
    addLessons: (call) => makeTriggerWrites(call).addLessons(call.body),
    changeLesson: (call) => makeTriggerWrites(call).changeLesson(call.params.id, call.body),
    removeLesson: (call) => makeTriggerWrites(call).removeLesson(call.params.id),
    restoreLesson: (call) => makeTriggerWrites(call).restoreLesson(call.params.id),
  });

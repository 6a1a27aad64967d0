import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { CampaignEditing } from "../../core/campaigns/campaign-editing.port.ts";
import { campaignEditing } from "../contract/campaign-editing.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Single campaigns and their lessons over HTTP. */
export const makeCampaignEditingHttp = (call: Caller): CampaignEditing => ({
  get: (id) => call(campaignEditing.get, { ...none, params: { id } }),
  funnel: (id) => call(campaignEditing.funnel, { ...none, params: { id } }),
  cohorts: (id) => call(campaignEditing.cohorts, { ...none, params: { id } }),
  create: (body) => call(campaignEditing.create, { ...none, body }),
  update: (id, body) => call(campaignEditing.update, { ...none, params: { id }, body }),
  remove: (id) =>
    pipe(
      call(campaignEditing.remove, { ...none, params: { id } }),
      TE.map(() => undefined),
    ),
  restore: (id) => call(campaignEditing.restore, { ...none, params: { id }, body: {} }),
  sortLessons: (id, ids) => call(campaignEditing.sortLessons, { ...none, params: { id }, body: { ids } }),
  addLessons: (body) => call(campaignEditing.addLessons, { ...none, body }),
  changeLesson: (id, body) => call(campaignEditing.changeLesson, { ...none, params: { id }, body }),
  removeLesson: (id) => call(campaignEditing.removeLesson, { ...none, params: { id } }),
  restoreLesson: (id) => call(campaignEditing.restoreLesson, { ...none, params: { id }, body: {} }),
});

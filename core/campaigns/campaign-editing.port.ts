import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { CampaignRecord } from "./campaign-record.model.ts";
import type { CampaignChange, NewCampaign, NewTriggers, TriggerChange } from "./campaign-write.model.ts";
import type { Cohort } from "./course-cohorts.rule.ts";
import type { FunnelStep } from "./course-funnel.rule.ts";

/** Single campaigns and their lessons; each command is one request and answers with the whole campaign. */
export type CampaignEditing = {
  readonly get: (id: number) => TaskEither<Failure, CampaignRecord>;
  /** How far learners got, lesson by lesson. */
  readonly funnel: (id: number) => TaskEither<Failure, readonly FunnelStep[]>;
  /** How those who joined in the same week went on; newest first. */
  readonly cohorts: (id: number) => TaskEither<Failure, readonly Cohort[]>;
  readonly create: (campaign: NewCampaign) => TaskEither<Failure, CampaignRecord>;
  /** Refused as a conflict whose `current` is the stored campaign when its version has changed. */
  readonly update: (id: number, change: CampaignChange) => TaskEither<Failure, CampaignRecord>;
  readonly remove: (id: number) => TaskEither<Failure, void>;
  readonly restore: (id: number) => TaskEither<Failure, CampaignRecord>;
  readonly addLessons: (lessons: NewTriggers) => TaskEither<Failure, CampaignRecord>;
  readonly changeLesson: (id: number, change: TriggerChange) => TaskEither<Failure, CampaignRecord>;
  readonly removeLesson: (id: number) => TaskEither<Failure, CampaignRecord>;
  readonly restoreLesson: (id: number) => TaskEither<Failure, CampaignRecord>;
  readonly sortLessons: (campaign: number, ids: readonly number[]) => TaskEither<Failure, CampaignRecord>;
};
export const CampaignEditing = token<CampaignEditing>("campaigns.editing");

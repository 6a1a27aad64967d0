import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { CampaignRecord } from "../campaigns/campaign-record.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { CourseEdit } from "./course-edit.model.ts";
import type { EditImpact, EditRequest } from "./edit-impact.model.ts";

/** Edits of courses with whom they affect. */
export type EditImpactStore = {
  /** Whom an edit would affect; stores nothing. */
  readonly impact: (course: number, edit: CourseEdit) => TaskEither<Failure, EditImpact>;
  /** Stores an edit, and with it the openings that keep begun lessons open, or their end. */
  readonly edit: (course: number, request: EditRequest) => TaskEither<Failure, CampaignRecord>;
};
export const EditImpactStore = token<EditImpactStore>("campaigns.edit-impact");

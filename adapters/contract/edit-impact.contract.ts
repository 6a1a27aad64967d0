import { members } from "../../core/access/access-rule.rule.ts";
import { CampaignRecord } from "../../core/campaigns/campaign-record.model.ts";
import { CourseEdit, StoredEdit } from "../../core/edit-impact/course-edit.model.ts";
import { EditImpact } from "../../core/edit-impact/edit-impact.model.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { ById } from "./resource.ts";
import { UuidText } from "./wire.ts";

/** Endpoints for edits of courses with whom they affect. */
export const editImpact = {
  impact: endpoint({
    ...noInput,
    name: "campaigns.impact",
    summary:
      "Returns for whom an edit of a course would lock, open or take away lessons, or make finished ones unfinished; stores nothing.",
    method: "POST",
    path: "/api/campaigns/:id/impact",
    access: members("campaigns"),
    needsPlan: false,
    params: ById,
    body: exactly("ImpactRequest", { edit: CourseEdit }, {}),
    reply: EditImpact,
  }),
  edit: endpoint({
    ...noInput,
    name: "campaigns.edit",
    summary:
      "Stores an edit of a course's lessons; `keep_open`, a new UUID, keeps open what learners have begun, and the same as `take_back` ends that.",
    method: "POST",
    path: "/api/campaigns/:id/edits",
    access: members("campaigns"),
    params: ById,
    body: exactly("StoredEditRequest", { edit: StoredEdit }, { keep_open: UuidText, take_back: UuidText }),
    reply: CampaignRecord,
  }),
} as const;

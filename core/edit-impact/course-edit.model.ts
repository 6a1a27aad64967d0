import * as t from "io-ts";
import { campaignLimits } from "../campaigns/campaign-record.model.ts";
import { TriggerChange } from "../campaigns/campaign-write.model.ts";
import { listUpTo, RecordId } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";

const LessonEdit = exactly("LessonEdit", { id: RecordId, change: TriggerChange }, {});
const order = exactly("OrderEdit", { of: t.literal("order"), ids: listUpTo(RecordId, campaignLimits.sorted) }, {});
const lessons = exactly("LessonsEdit", { of: t.literal("lessons"), changes: listUpTo(LessonEdit, campaignLimits.sorted) }, {});
const removal = exactly("RemovalEdit", { of: t.literal("removal"), id: RecordId }, {});
const restoral = exactly("RestoralEdit", { of: t.literal("restoral"), id: RecordId }, {});
const states = { draft: t.boolean, paused: t.boolean, archived: t.boolean, deleted: t.literal(true) };
const course = exactly("CourseStateEdit", { of: t.literal("course") }, states);

/** A change of the lessons of a course: their order, values of some of them, or one that is taken out. */
export const LessonsEdit = t.union([order, lessons, removal], "LessonsEdit");
export type LessonsEdit = t.TypeOf<typeof LessonsEdit>;

/** A change of a course that may lock or open lessons for its learners. */
export const CourseEdit = t.union([order, lessons, removal, course], "CourseEdit");
export type CourseEdit = t.TypeOf<typeof CourseEdit>;

/** A change of lessons that is stored, or one that undoes it. */
export const StoredEdit = t.union([order, lessons, removal, restoral], "StoredEdit");
export type StoredEdit = t.TypeOf<typeof StoredEdit>;

import type { Role } from "../access/role.model.ts";
import type { AuditNote } from "../audit/audit-note.model.ts";
import type { LessonItem } from "./item.model.ts";
import type { StoredLesson } from "./lesson-record.rule.ts";
import type { LessonContent, VersionKind } from "./lesson-version.model.ts";
import type { LessonProblem } from "./lesson.model.ts";

/**
 * The values of a lesson after a write.
 * @property item_text texts of the items, for the search
 */
export type LessonEdit = Pick<
  StoredLesson,
  | "name"
  | "folder_id"
  | "banner_img"
  | "tags"
  | "metadata"
  | "items"
  | "own_length"
  | "estimated"
  | "published_version"
  | "published_at"
  | "is_dirty"
  | "edited_by"
  | "sitting_from"
  | "deleted_at"
  | "version"
  | "updated_at"
> & { readonly item_text: string };

/** A version that a write adds. */
export type NewVersion = {
  readonly number: number;
  readonly kind: VersionKind;
  readonly content: LessonContent;
  readonly user_id: number | null;
  readonly created_at: number;
};

/** The write of a lesson; `edit` holds its values after it. */
export type LessonWrite = { readonly edit: LessonEdit; readonly versions: readonly NewVersion[]; readonly audit: AuditNote };

/**
 * What a request for a change comes to.
 * @property write null where everything asked for is in place already
 * @property published whether learners get the working copy
 */
export type LessonOutcome = {
  readonly write: LessonWrite | null;
  readonly published: boolean;
  readonly problems: readonly LessonProblem[];
};

/** What prevents the publication of items. */
export type ProblemsOf = (items: readonly LessonItem[]) => readonly LessonProblem[];

/**
 * What a decision about a lesson depends on besides the lesson.
 * @property viewer who asks
 * @property lastVersion number of its newest version; 0 for none
 * @property published what learners get; null for nothing
 * @property now epoch seconds
 */
export type LessonContext = {
  readonly viewer: { readonly role: Role; readonly user_id: number };
  readonly lastVersion: number;
  readonly published: LessonContent | null;
  readonly problemsOf: ProblemsOf;
  readonly now: number;
};

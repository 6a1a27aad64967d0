import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Observable } from "rxjs";
import type { FilterProblem } from "../filters/filter.model.ts";
import type { Failure } from "../kernel/failure.ts";
import type { Remote } from "../kernel/remote.ts";
import { token } from "../kernel/token.ts";
import type { DraftGroup } from "./filter-draft.model.ts";
import type { GroupPreview, GroupVocabulary } from "./group-answers.model.ts";
import type { GroupClash } from "./group-clash.model.ts";
import type { Group, ShareTo } from "./group.model.ts";

/** The values of the group form. */
export type GroupForm = {
  readonly name: string;
  readonly folder_id: number | null;
  readonly share_to: ShareTo;
  readonly draft: DraftGroup;
};

/**
 * A group while it is edited.
 * @property group as it is stored; null for a new one
 * @property problem the error of the filter, with its path
 * @property count of contacts that match the last valid filter
 */
export type GroupEditorState = {
  readonly opened: Remote<GroupVocabulary>;
  readonly group: Group | null;
  readonly form: GroupForm;
  readonly problem: FilterProblem | null;
  readonly count: Remote<number>;
  readonly preview: Remote<GroupPreview>;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly failure: Failure | null;
  readonly clash: GroupClash | null;
};

/** Edits one group at a time; unsaved changes are kept on the device until they are saved or discarded. */
export type GroupEditor = {
  readonly state$: Observable<GroupEditorState>;
  readonly latest: () => GroupEditorState;
  /** @param id null for a new group */
  readonly open: (id: number | null) => TaskEither<Failure, GroupVocabulary>;
  readonly edit: (change: Partial<GroupForm>) => void;
  /** The contacts that saving the filter would add and remove. */
  readonly preview: TaskEither<Failure, GroupPreview>;
  readonly save: TaskEither<Failure, Group>;
  /** Resolves a clash: the values typed here replace the stored ones and are saved. */
  readonly keepMine: TaskEither<Failure, Group>;
  /** Resolves a clash: the stored values are kept in the clashing fields; other typed values remain. */
  readonly takeTheirs: () => void;
  /** Continues editing with the clash unresolved; saving shows it again. */
  readonly setAside: () => void;
  /** Reverts to the stored values. */
  readonly discard: () => void;
};
export const GroupEditor = token<GroupEditor>("groups.editor");

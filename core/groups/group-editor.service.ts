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

/** What is written of a group. */
export type GroupForm = {
  readonly name: string;
  readonly folder_id: number | null;
  readonly share_to: ShareTo;
  readonly draft: DraftGroup;
};

/**
 * A group while it is built.
 * @property group as it is stored; null for a new one
 * @property problem what the filter still lacks, and where
 * @property count how many contacts it takes; of the last filter that could be read
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

/** Builds one group after the other; what is typed is kept on the device until it is saved or thrown away. */
export type GroupEditor = {
  readonly state$: Observable<GroupEditorState>;
  readonly latest: () => GroupEditorState;
  /** @param id null for a new group */
  readonly open: (id: number | null) => TaskEither<Failure, GroupVocabulary>;
  readonly edit: (change: Partial<GroupForm>) => void;
  /** Who would come and go if the filter were saved. */
  readonly preview: TaskEither<Failure, GroupPreview>;
  readonly save: TaskEither<Failure, Group>;
  /** Resolves a clash: what was typed here replaces the stored values, and is saved. */
  readonly keepMine: TaskEither<Failure, Group>;
  /** Resolves a clash: the stored values stay; what was typed in other fields stays too. */
  readonly takeTheirs: () => void;
  /** Goes on editing with the clash unresolved; saving shows it again. */
  readonly setAside: () => void;
  /** Back to what is stored. */
  readonly discard: () => void;
};
export const GroupEditor = token<GroupEditor>("groups.editor");

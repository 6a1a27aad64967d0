import { lessonProblems } from "../item-problems.rule.ts";
import type { LessonItem } from "../item.model.ts";
import { estimatedMinutes } from "../working-copy.rule.ts";
import type { LessonEditorState } from "./lesson-editor.model.ts";
import { problemCounts } from "./problem-place.rule.ts";

/** The tag of lessons that are offered as templates. */
export const templateTag = "template";

/** What learners get of a lesson: nothing, an earlier version, or what is shown. */
export type PublishedState = "none" | "changed" | "current";

/** What the editor shows of a lesson. */
export type EditorShown = {
  readonly isReadOnly: boolean;
  readonly isStored: boolean;
  readonly published: PublishedState;
  readonly isTemplate: boolean;
  /** whether a template can be used: nothing is there that it would replace */
  readonly mayUseTemplate: boolean;
};

export const editorShown = ({ stored, copy, published }: LessonEditorState): EditorShown => {
  const isReadOnly = stored !== null && !stored.editable;
  const isOut = stored !== null && stored.published_version !== null;
  return {
    isReadOnly,
    isStored: stored !== null,
    published: !isOut ? "none" : published ? "current" : "changed",
    isTemplate: copy.tags.includes(templateTag),
    mayUseTemplate: !isReadOnly && copy.items.length === 0,
  };
};

/** Tags with the one of templates added or removed. */
export const templateTags = (tags: readonly string[], isTemplate: boolean): readonly string[] =>
  isTemplate ? [...tags.filter((tag) => tag !== templateTag), templateTag] : tags.filter((tag) => tag !== templateTag);

/** What follows from the items of a lesson: minutes by the content, and the number of problems of each item. */
export const itemFacts = (items: readonly LessonItem[]): { readonly minutes: number; readonly problems: ReadonlyMap<string, number> } => ({
  minutes: estimatedMinutes(items),
  problems: problemCounts(lessonProblems(items), items),
});

import * as t from "io-ts";
import { listUpTo, RecordId, textUpTo } from "../../kernel/bounded.ts";
import { exactly } from "../../kernel/exactly.ts";
import { ItemChange } from "../item-change.model.ts";
import { lessonLimits } from "../lesson-limits.model.ts";

const longestFind = 200;
const longestBy = 2_000;

const Find = t.refinement(textUpTo(longestFind), (text) => text.trim() !== "", "a text to find");

/**
 * A replacement of a text in lessons.
 * @property lessons ids of the lessons; absent: all that the caller may change
 * @property dry_run true: nothing is stored
 */
export const LessonReplacement = exactly(
  "LessonReplacement",
  { find: Find, by: textUpTo(longestBy), match_case: t.boolean, whole_words: t.boolean, dry_run: t.boolean },
  { lessons: listUpTo(RecordId, lessonLimits.selection) },
);
export type LessonReplacement = t.TypeOf<typeof LessonReplacement>;

const Passage = t.type({ uuid: t.string, key: t.string, before: t.string, found: t.string, after: t.string }, "Passage");

/**
 * What a replacement changes in one lesson.
 * @property count matches; `passages` has the first of them
 * @property changes of its items with their bases, by which it can be taken back
 */
export const ReplacedLesson = t.type(
  {
    id: t.number,
    name: t.string,
    count: t.number,
    passages: t.readonlyArray(Passage),
    changes: t.readonlyArray(ItemChange),
  },
  "ReplacedLesson",
);
export type ReplacedLesson = t.TypeOf<typeof ReplacedLesson>;

/** @property more whether further lessons have the text: a request takes 500 */
export const LessonReplacements = t.type({ lessons: t.readonlyArray(ReplacedLesson), more: t.boolean }, "LessonReplacements");
export type LessonReplacements = t.TypeOf<typeof LessonReplacements>;

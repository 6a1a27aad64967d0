import type { Field } from "../../fields/field.model.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { lessonProblems } from "../item-problems.rule.ts";
import type { LessonItem } from "../item.model.ts";
import type { ProblemsOf } from "../lesson-edit.model.ts";
import type { LessonProblem } from "../lesson.model.ts";
import { authorFindings } from "./author-check.rule.ts";
import type { AuthorFinding } from "./author-finding.model.ts";
import { checkRefusals } from "./check-refusals.ts";

/** What a finding says; null for those that only a request to another server can tell. */
const refusalOf = ({ kind, about }: AuthorFinding): Refusal | null => {
  switch (kind) {
    case "picture_undescribed":
      return checkRefusals.check_picture_undescribed({ about });
    case "video_uncaptioned":
      return checkRefusals.check_video_uncaptioned;
    case "heading_skipped":
      return checkRefusals.check_heading_skipped({ about });
    case "link_empty":
      return checkRefusals.check_link_empty({ about });
    case "link_unclear":
      return checkRefusals.check_link_unclear({ about });
    case "dead_link":
      return null;
  }
};

/** The findings of the author's check, by `items.{n}.values.{field}`. */
const findingProblems = (items: readonly LessonItem[]): readonly LessonProblem[] => {
  const places = new Map(items.map(({ uuid }, at) => [uuid, at]));
  return authorFindings(items).flatMap((finding) => {
    const refusal = refusalOf(finding);
    return refusal === null ? [] : [{ path: `items.${places.get(finding.uuid) ?? 0}.${finding.key}`, ...refusal }];
  });
};

/**
 * What prevents the publication of items in an organisation.
 * @param fields its custom fields
 * @param isChecked whether findings of the author's check hold publishing
 */
export const publicationRule =
  (fields: readonly Field[], isChecked: boolean): ProblemsOf =>
  (items) => [...lessonProblems(items, fields), ...(isChecked ? findingProblems(items) : [])];

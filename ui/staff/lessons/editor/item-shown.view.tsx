import { plainWords } from "../../../../core/lessons/editor/outline.rule.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { learnerItem, notAnswered } from "../../../../core/lessons/learner-item.rule.ts";

/** An item as learners see it, without taking answers. */
export const ItemShown = ({ item }: { readonly item: LessonItem }) => (
  <p>
    {plainWords(
      Object.values(learnerItem(item, notAnswered, "author").values)
        .filter((value) => typeof value === "string")
        .join(" "),
    )}
  </p>
);

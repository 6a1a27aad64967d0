import { useMemo } from "react";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { learnerItem, notAnswered } from "../../../../core/lessons/learner-item.rule.ts";
import { LessonItemView } from "../../../lesson/item.view.tsx";

/** An item as learners see it, without taking answers. */
export const ItemShown = ({ item }: { readonly item: LessonItem }) => {
  const { values } = useMemo(() => learnerItem(item, notAnswered, "author"), [item]);
  return <LessonItemView type={item.type} name={item.name} values={values} answer={null} score={null} onAnswer={null} />;
};

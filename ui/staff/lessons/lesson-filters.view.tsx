import { type LessonQuery, LessonState } from "../../../core/lessons/lesson-query.model.ts";
import type { UserName } from "../../../core/users/user-name.model.ts";
import { lessonsText } from "../../i18n/en/lessons.ts";
import { useText } from "../../i18n/use-text.ts";
import { ChoiceFilter } from "./choice-filter.view.tsx";

/** Filters of lessons that an address keeps. */
export type LessonFilter = Pick<LessonQuery, "tags" | "makers" | "state">;

type LessonFiltersProps = {
  readonly filter: LessonFilter;
  /** tags in use, by name */
  readonly tags: readonly string[];
  /** colleagues, by name */
  readonly makers: readonly UserName[];
  readonly onFilter: (change: Partial<LessonFilter>) => void;
};

const states = Object.keys(LessonState.keys).filter(LessonState.is);

/** Filters lessons by tag, maker and state. */
export const LessonFilters = ({ filter, tags, makers, onFilter }: LessonFiltersProps) => {
  const text = useText(lessonsText);
  const offered = [...new Set([...tags, ...filter.tags])];
  const shared = { search: text("list.findTag"), none: text("list.noTags") };
  return (
    <>
      <ChoiceFilter
        {...shared}
        name={text("list.tags")}
        options={offered.map((tag) => ({ id: tag, label: tag }))}
        chosen={filter.tags}
        onChoose={(chosen) => onFilter({ tags: chosen })}
      />
      {makers.length === 0 ? null : (
        <ChoiceFilter
          {...shared}
          name={text("list.makers")}
          search={text("list.findMaker")}
          options={makers.map(({ id, name }) => ({ id: String(id), label: name }))}
          chosen={filter.makers.map(String)}
          onChoose={(chosen) => onFilter({ makers: chosen.map(Number) })}
        />
      )}
      <ChoiceFilter
        {...shared}
        name={text("list.state")}
        options={states.map((id) => ({ id, label: text(`states.${id}`) }))}
        chosen={filter.state}
        onChoose={(state) => onFilter({ state })}
      />
    </>
  );
};

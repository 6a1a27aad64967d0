import type { ReactNode, RefObject } from "react";
import { LessonSort } from "../../../core/lessons/lesson-query.model.ts";
import type { LessonEntry } from "../../../core/lessons/library/lesson-entry.rule.ts";
import type { UserName } from "../../../core/users/user-name.model.ts";
import { lessonsText } from "../../i18n/en/lessons.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { Pagination } from "../../kit/pagination.view.tsx";
import { SelectionPlace } from "../../kit/selection-place.view.tsx";
import { EntrySelection } from "../library/entry-selection.view.tsx";
import { LibraryFrame } from "../library/library-frame.view.tsx";
import { LibraryList } from "../library/library-list.view.tsx";
import { LibraryTools } from "../library/library-tools.view.tsx";
import { type LibraryDrag, useLibraryDrag } from "../library/use-library-drag.ts";
import { type LessonFilter, LessonFilters } from "./lesson-filters.view.tsx";
import { LessonsBody, type LessonsBodyProps } from "./lessons-body.view.tsx";
import { LessonsHeader, type LessonsHeaderProps } from "./lessons-header.view.tsx";
import { LessonsPlaces, type LessonsPlacesProps } from "./lessons-places.view.tsx";

export type LessonsViewProps = LessonsBodyProps &
  Omit<LessonsHeaderProps, "place" | "count"> & {
    readonly places: LessonsPlacesProps;
    readonly count: number;
    readonly tags: readonly string[];
    readonly makers: readonly UserName[];
    /** the text of the search field; the query follows it */
    readonly typed: string;
    readonly isBusy: boolean;
    /** above the entries */
    readonly notice?: ReactNode;
    readonly searchRef: RefObject<HTMLInputElement | null>;
    readonly drag: Pick<LibraryDrag<LessonEntry>, "mayMoveInto" | "onMove">;
    readonly onFilter: (change: Partial<LessonFilter>) => void;
    readonly onView: (view: LessonsBodyProps["view"]) => void;
    readonly onPage: (page: number) => void;
    readonly onSearch: (text: string) => void;
  };

const orders = Object.keys(LessonSort.keys).filter(LessonSort.is);

const Tools = (props: LessonsViewProps) => {
  const { query, path } = props;
  const [text, words] = [useText(lessonsText), useText(libraryText)];
  const name = query.deleted ? undefined : path.at(-1)?.name;
  return (
    <LibraryTools
      renderNav={(close) => <LessonsPlaces {...props.places} onGo={close} />}
      search={{
        label: name === undefined ? text("list.search") : words("list.searchIn", { name }),
        placeholder: text("list.placeholder"),
        typed: props.typed,
        inputRef: props.searchRef,
        onSearch: props.onSearch,
      }}
      orders={orders.map((id) => ({ id, label: text(`orders.${id}`) }))}
      order={query.sort}
      view={props.view}
      onSort={props.onSort}
      onView={props.onView}
    >
      <LessonFilters filter={query} tags={props.tags} makers={props.makers} onFilter={props.onFilter} />
    </LibraryTools>
  );
};

/** The library of lessons: folders and lessons as a grid or a list, with search, filters, selection and drag and drop. */
export const LessonsView = (props: LessonsViewProps) => {
  const { items, selection, places, query, count } = props;
  const text = useText(lessonsText);
  const drag = useLibraryDrag({ ...props.drag, items, selection, open: query.folder_id, isBin: query.deleted });
  const selected = items.filter(({ key }) => selection.has(key));
  return (
    <LibraryFrame nav={<LessonsPlaces {...places} />} handlers={drag.handlers}>
      <LessonsHeader {...props} place={places.place} count={props.isLoaded ? count : null} />
      <LibraryList
        stale={props.failure !== null && props.isLoaded ? text("list.stale") : null}
        tools={
          <SelectionPlace
            bar={
              <EntrySelection
                count={selected.length}
                actions={props.actionsFor(selected)}
                isBusy={props.isBusy}
                onAction={(action) => props.onAction(action, selected)}
                onClear={() => props.onSelection(new Set())}
              />
            }
          >
            <Tools {...props} />
          </SelectionPlace>
        }
        onRetry={props.onRetry}
      >
        {props.notice}
        <LessonsBody {...props} />
        <Pagination page={query.page} pageSize={query.limit} total={count} onPage={props.onPage} />
      </LibraryList>
    </LibraryFrame>
  );
};

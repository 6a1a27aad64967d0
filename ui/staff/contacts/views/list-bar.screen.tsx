import { Columns3, ListFilter, Printer } from "lucide-react";
import { useState } from "react";
import { ContactRows } from "../../../../core/contacts/contact-rows.service.ts";
import { listBarShown, type ListBarWindow, needsVocabulary, printedColumns } from "../../../../core/contacts/list-bar.view-model.ts";
import { usualSettings } from "../../../../core/contacts/list-settings.rule.ts";
import type { ListSettings } from "../../../../core/contacts/list-view.model.ts";
import { ListViews } from "../../../../core/contacts/list-views.port.ts";
import { tagsOf, withoutPart, withTags } from "../../../../core/groups/filter-parts.rule.ts";
import { startVocabulary } from "../../../../core/groups/start-vocabulary.rule.ts";
import { listViewsText } from "../../../i18n/en/list-views.ts";
import { useText } from "../../../i18n/use-text.ts";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import { loadable } from "../../../kit/loadable.view.tsx";
import { useScreenCommands } from "../../../react/screen-commands.ts";
import { useService } from "../../../react/services.tsx";
import { useStable } from "../../../react/use-stable.ts";
import { useNamedPeople } from "../../groups/use-named-people.ts";
import { useVocabulary } from "../../groups/use-vocabulary.ts";
import { useStaffUser } from "../../staff-user.ts";
import { ListViewsScreen } from "../../views/list-views.screen.tsx";
import type { ShapedList } from "../../views/use-list-settings.ts";
import type { PrintProps } from "../print/print.screen.tsx";
import { FilterBar } from "./filter-bar.view.tsx";
import { GroupOfFiltersScreen } from "./group-of-filters.screen.tsx";
import { ListBarView } from "./list-bar.view.tsx";
import { TagsFilterScreen } from "./tags-filter.screen.tsx";

type ListBarProps = {
  readonly list: ShapedList<ListSettings>;
  readonly columns: readonly { readonly id: string; readonly header: string }[];
};

const FilterWindow = loadable(async () => (await import("./filter-dialog.screen.tsx")).FilterDialog);
const ColumnsWindow = loadable(async () => (await import("../../views/columns-dialog.view.tsx")).ColumnsDialog);
const PaperWindow = loadable(async () => (await import("../print/print.screen.tsx")).PrintScreen);

/** Views, filters and columns of the list of contacts. */
export const ListBarScreen = ({ list, columns }: ListBarProps) => {
  const text = useText(listViewsText);
  const [board, views] = [useService(ContactRows), useService(ListViews)];
  const { role } = useStaffUser();
  const [asked, setWindow] = useState<ListBarWindow | null>(null);
  const [paper, setPaper] = useState<Pick<PrintProps, "query" | "columns"> | null>(null);
  const { filters, columns: chosen } = list.settings;
  const loaded = useVocabulary(needsVocabulary(filters, asked));
  const { isFiltered, open, mayGroup } = listBarShown({ filters, asked, hasWords: loaded !== null, role });
  const words = loaded ?? startVocabulary;
  const named = useNamedPeople(words, filters);
  const close = (): void => setWindow(null);
  const print = (): void => setPaper({ query: board.latest().query, columns: printedColumns(chosen, columns) });
  const apply = (next: unknown): void => list.change({ filters: next });
  const applyAndClose = (next: unknown): void => {
    close();
    apply(next);
  };
  const noPrint = useStable(() => setPaper(null));
  useScreenCommands([
    { id: "filter", title: text("filters"), icon: ListFilter, run: () => setWindow("filters") },
    { id: "columns", title: text("columns"), icon: Columns3, run: () => setWindow("columns") },
    { id: "print", title: text("print"), icon: Printer, run: print },
  ]);
  const end = (
    <>
      <IconButton icon={Columns3} label={text("columns")} onPress={() => setWindow("columns")} />
      <IconButton icon={Printer} label={text("print")} onPress={print} />
    </>
  );
  return (
    <>
      <ListBarView
        view={list.view}
        isGone={list.isGone}
        menu={<ListViewsScreen list={list} service={views} all={text("everybody")} />}
        end={end}
      >
        <FilterBar
          filters={filters}
          words={named}
          onOpen={() => setWindow("filters")}
          onRemove={({ id }) => apply(withoutPart(filters, id, words.fields))}
          onClear={() => apply(null)}
          onGroup={mayGroup ? () => setWindow("group") : undefined}
        >
          <TagsFilterScreen chosen={isFiltered ? tagsOf(filters) : []} onChange={(tags) => apply(withTags(filters, tags, words.fields))} />
        </FilterBar>
      </ListBarView>
      {open === "filters" ? (
        <FilterWindow.View filters={filters ?? { $and: [] }} words={words} onClose={close} onApply={applyAndClose} />
      ) : null}
      {open === "columns" ? (
        <ColumnsWindow.View
          columns={chosen}
          usual={usualSettings.columns}
          all={columns}
          onChange={(next) => list.change({ columns: next })}
          onClose={close}
        />
      ) : null}
      {open === "group" ? <GroupOfFiltersScreen filters={filters} onClose={close} /> : null}
      {paper === null ? null : <PaperWindow.View {...paper} onClose={noPrint} />}
    </>
  );
};

import * as E from "fp-ts/lib/Either.js";
import { Columns3, ListFilter, Printer } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { isAdmin } from "../../../../core/access/permission.rule.ts";
import { ContactFigures } from "../../../../core/contacts/contact-figures.port.ts";
import { ContactRows } from "../../../../core/contacts/contact-rows.service.ts";
import { contactFields } from "../../../../core/groups/contact-fields.rule.ts";
import type { GroupVocabulary } from "../../../../core/groups/group-answers.model.ts";
import { GroupStore } from "../../../../core/groups/groups.port.ts";
import { failureMessage } from "../../../../core/kernel/failure.ts";
import { listViewsText } from "../../../i18n/en/list-views.ts";
import { useText } from "../../../i18n/use-text.ts";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import { loadable } from "../../../kit/loadable.view.tsx";
import { useToasts } from "../../../kit/toasts.view.tsx";
import { useGo } from "../../../react/address.ts";
import { useScreenCommands } from "../../../react/screen-commands.ts";
import { useService } from "../../../react/services.tsx";
import { useStable } from "../../../react/use-stable.ts";
import { useNamedPeople } from "../../groups/use-named-people.ts";
import { useStaffUser } from "../../staff-user.ts";
import type { PaperProps } from "../print/print.screen.tsx";
import { FilterBar } from "./filter-bar.view.tsx";
import { tagsOf, withoutPart, withTags } from "./filter-parts.ts";
import { ListBarView } from "./list-bar.view.tsx";
import { TagsFilter } from "./tags-filter.view.tsx";
import type { ShapedList } from "./use-list-settings.ts";
import { useViewActs } from "./use-view-acts.ts";
import { ViewMenu } from "./view-menu.view.tsx";

type ListBarProps = { readonly list: ShapedList; readonly columns: readonly { readonly id: string; readonly header: string }[] };

const noWords: GroupVocabulary = {
  fields: contactFields,
  campaigns: [],
  lessons: [],
  trackers: [],
  people: [],
  teams: [],
  timezone: "UTC",
};
const FilterWindow = loadable(async () => (await import("./filter-dialog.screen.tsx")).FilterDialog);
const ColumnsWindow = loadable(async () => (await import("./columns-dialog.view.tsx")).ColumnsDialog);
const PaperWindow = loadable(async () => (await import("../print/print.screen.tsx")).PaperScreen);
const NameWindow = loadable(async () => (await import("../../groups/name-dialog.view.tsx")).NameDialog);

type Window = "filters" | "columns" | "group" | null;
type Paper = Pick<PaperProps, "query" | "columns">;

/** Views, filters and columns of the list of contacts. */
export const ListBarScreen = ({ list, columns }: ListBarProps) => {
  const text = useText(listViewsText);
  const toasts = useToasts();
  const go = useGo();
  const groups = useService(GroupStore);
  const figures = useService(ContactFigures);
  const { role } = useStaffUser();
  const board = useService(ContactRows);
  const acts = useViewActs(list);
  const [words, setWords] = useState<GroupVocabulary | null>(null);
  const [open, setOpen] = useState<Window>(null);
  const [paper, setPaper] = useState<Paper | null>(null);
  const { filters } = list.settings;
  const isFiltered = filters !== null && filters !== undefined;
  const needsWords = isFiltered || open === "filters";
  useEffect(() => {
    if (!needsWords || words !== null) return;
    void groups
      .vocabulary()()
      .then((answer) => (E.isRight(answer) ? setWords(answer.right) : undefined));
  }, [groups, needsWords, words]);
  const { fields } = words ?? noWords;
  const named = useNamedPeople(words ?? noWords, filters);
  const findTags = useCallback(
    async (typed: string) => {
      const found = await figures.distinct("tags", typed)();
      return E.isRight(found) ? found.right : [];
    },
    [figures],
  );
  const saveGroup = async (name: string): Promise<void> => {
    setOpen(null);
    const made = await groups.create({ name, filters })();
    if (E.isLeft(made)) return void toasts.show({ text: text("failed", { reason: failureMessage(made.left) }), tone: "error" });
    toasts.show({
      text: text("groupSaved", { name }),
      tone: "success",
      action: { label: text("openGroup"), run: () => go(`/ui/groups/edit/${made.right.id}?tab=contacts`) },
    });
  };
  const close = (): void => setOpen(null);
  const noPaper = useStable(() => setPaper(null));
  const print = (): void =>
    setPaper({
      query: board.latest().query,
      columns: list.settings.columns.flatMap(({ id }) => columns.find((one) => one.id === id) ?? []),
    });
  useScreenCommands([
    { id: "filter", title: text("filters"), icon: ListFilter, run: () => setOpen("filters") },
    { id: "columns", title: text("columns"), icon: Columns3, run: () => setOpen("columns") },
    { id: "print", title: text("print"), icon: Printer, run: print },
  ]);
  return (
    <>
      <ListBarView
        view={list.view}
        isGone={list.isGone}
        menu={
          <ViewMenu
            views={list.views}
            view={list.view}
            isDirty={list.isDirty}
            mayShare={isAdmin(role)}
            onOpen={list.openView}
            onAction={(action) =>
              ({
                save: acts.save,
                saveAs: () => acts.ask("save-as"),
                discard: list.discard,
                rename: () => acts.ask("rename"),
                share: () => acts.share(true),
                unshare: () => acts.share(false),
                begin: () => acts.begin(true),
                noBegin: () => acts.begin(false),
                remove: acts.remove,
              })[action]()
            }
          />
        }
        end={
          <>
            <IconButton icon={Columns3} label={text("columns")} onPress={() => setOpen("columns")} />
            <IconButton icon={Printer} label={text("print")} onPress={print} />
          </>
        }
      >
        <FilterBar
          filters={filters}
          words={named}
          onOpen={() => setOpen("filters")}
          onRemove={({ id }) => list.change({ filters: withoutPart(filters, id, fields) })}
          onClear={() => list.change({ filters: null })}
          onGroup={role === "guest" ? undefined : () => setOpen("group")}
        >
          <TagsFilter
            chosen={isFiltered ? tagsOf(filters) : []}
            find={findTags}
            onChange={(tags) => list.change({ filters: withTags(filters, tags, fields) })}
          />
        </FilterBar>
      </ListBarView>
      {open === "filters" && words !== null ? (
        <FilterWindow.View
          filters={filters ?? { $and: [] }}
          words={words}
          onClose={close}
          onApply={(next) => {
            close();
            list.change({ filters: next });
          }}
        />
      ) : null}
      {open === "columns" ? (
        <ColumnsWindow.View
          columns={list.settings.columns}
          all={columns}
          onChange={(next) => list.change({ columns: next })}
          onClose={close}
        />
      ) : null}
      {open === "group" ? (
        <NameWindow.View
          title={text("groupTitle")}
          label={text("name")}
          action={text("asGroup")}
          start=""
          error={null}
          onSubmit={(name) => void saveGroup(name)}
          onClose={close}
        />
      ) : null}
      {paper === null ? null : <PaperWindow.View {...paper} onClose={noPaper} />}
      {acts.question === null ? null : (
        <NameWindow.View
          title={text(acts.question === "rename" ? "renameTitle" : "nameTitle")}
          label={text("name")}
          action={text(acts.question === "rename" ? "rename" : "save")}
          start={acts.question === "rename" ? (list.view?.name ?? "") : ""}
          error={null}
          onSubmit={(name) => void acts.answer(name)}
          onClose={() => acts.ask(null)}
        />
      )}
    </>
  );
};

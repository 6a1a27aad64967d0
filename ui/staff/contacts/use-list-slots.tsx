import { type ComponentProps, useMemo } from "react";
import type { ContactListRights, ContactListShown } from "../../../core/contacts/contact-list.view-model.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import type { ListSettings } from "../../../core/contacts/list-view.model.ts";
import type { Column } from "../../kit/grid-column.ts";
import { ExportButton } from "../bulk/export-button.screen.tsx";
import type { ListSelection } from "../bulk/use-selection.ts";
import type { ShapedList } from "../views/use-list-settings.ts";
import type { ContactListViewProps } from "./list/contact-list.view.tsx";
import { ListLinksScreen } from "./list/list-links.screen.tsx";
import { BulkBar, ListBar, ListHelp } from "./list/list-parts.ts";
import { FiguresScreen } from "./views/figures.screen.tsx";

type Slots = Pick<ContactListViewProps, "bar" | "bulk" | "figures" | "help" | "links" | "tools">;
type Place = {
  readonly isArchive: boolean;
  readonly rights: Pick<ContactListRights, "mayChange">;
  readonly shape: ShapedList<ListSettings>;
  readonly columns: { readonly shown: readonly Column<Contact>[]; readonly all: ComponentProps<typeof ListBar.View>["columns"] };
  readonly list: ListSelection;
  readonly shown: Pick<ContactListShown, "count" | "order">;
  /** must be a stable reference */
  readonly onChanged: () => void;
};

const figures = <FiguresScreen />;
const help = <ListHelp.View slug="contacts-list" />;
const links = <ListLinksScreen />;

/** Other screens inside the contact list, memoised so that each re-renders only when its own props change. */
export const useListSlots = ({
  isArchive,
  rights: { mayChange },
  shape,
  columns: { shown, all },
  list,
  shown: { count, order },
  onChanged,
}: Place): Slots => {
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const bar = useMemo(() => <ListBar.View list={shape} columns={all} />, [shape, all]);
  const tools = useMemo(
    () => <ExportButton list={list.everybody} count={count} columns={ids} sort={order} />,
    [list.everybody, count, ids, order],
  );
  return {
    bar,
    bulk: mayChange ? (
      <BulkBar.View onChanged={onChanged} list={list} matching={count} place={isArchive ? "archived" : "main"} columns={ids} sort={order} />
    ) : null,
    figures: isArchive ? undefined : figures,
    help,
    links: mayChange ? links : null,
    tools: mayChange ? tools : null,
  };
};

import { useMemo, useRef, useState } from "react";
import type { WholeList } from "../../../../core/bulk/contact-selection.rule.ts";
import { contactListRights, contactListShown, uplinesInSight } from "../../../../core/contacts/contact-list.view-model.ts";
import { findOfQuery } from "../../../../core/contacts/contact-query.model.ts";
import { ContactRows } from "../../../../core/contacts/contact-rows.service.ts";
import { Clock } from "../../../../core/kernel/clock.port.ts";
import { heldRows } from "../../../../core/kernel/row-blocks.ts";
import { windowSize } from "../../../../core/kernel/row-window.rule.ts";
import { Modals } from "../../../../core/shell/modals.service.ts";
import { useService } from "../../../react/services.tsx";
import { useLatest } from "../../../react/use-latest.ts";
import { useSame } from "../../../react/use-same.ts";
import { useStable } from "../../../react/use-stable.ts";
import { useSelection } from "../../bulk/use-selection.ts";
import { hrefOfPage } from "../../named-page.ts";
import { useStaffUser } from "../../staff-user.ts";
import { comingPyramid } from "../pyramid/pyramid-shown.model.ts";
import { useListSlots } from "../use-list-slots.tsx";
import { useSight } from "../use-sight.ts";
import { useListColumns } from "../views/use-list-columns.tsx";
import { ContactListView } from "./contact-list.view.tsx";
import { PyramidFeed } from "./list-parts.ts";
import { useListCommands } from "./use-list-commands.ts";
import { useListEvents } from "./use-list-events.ts";
import { useListQuery } from "./use-list-query.ts";
import { useLongContacts } from "./use-long-contacts.ts";

const ContactList = ({ isArchive }: { readonly isArchive: boolean }) => {
  const [board, modals, clock] = [useService(ContactRows), useService(Modals), useService(Clock)];
  const { role, flags } = useStaffUser();
  const state = useLatest(board.state$, board.latest());
  const rights = contactListRights(role, flags);
  const { shape, settings, query, first } = useListQuery(isArchive, state.view);
  const { kind: view } = settings;
  const page = Math.floor(first / query.limit) + 1;
  const [now] = useState(clock.now);
  const searchRef = useRef<HTMLInputElement>(null);
  const { inSight, onSight } = useSight(board, { query, first, isReady: shape.isReady, isWatched: view === "pyramid" });
  const [{ pyramid, uplines }, setPyramid] = useState(comingPyramid);
  const shown = contactListShown({ board: state, query, page, view, pyramid });
  const { isPyramid, isCurrent, isSameKind, pages, count } = shown;
  const tree = useSame(shown.tree);
  const held = useMemo(() => heldRows(state.held, windowSize.rows).map(([, contact]) => contact), [state.held]);
  const columns = useListColumns(settings.columns, held, now);
  const list = useSelection(
    useMemo((): WholeList => ({ of: "matching", find: findOfQuery(query), except: [] }), [query]),
    isPyramid ? pyramid.contacts : held,
    count,
  );
  const long = useLongContacts({ board, state, isCurrent, first, list, onSight });
  const reload = useStable((): void => {
    board.reload();
    if (isPyramid) pyramid.reload();
  });
  const { typed, ...events } = useListEvents(board, shape, query.search);
  const slots = useListSlots({ isArchive, rights, shape, columns, list, shown, onChanged: reload });
  useListCommands({
    view,
    page: isPyramid ? page : 1,
    pages,
    mayCreate: rights.mayCreate,
    maySelect: rights.mayChange,
    onSearch: () => searchRef.current?.focus(),
    onCreate: () => modals.open("create-contact"),
    onView: events.onView,
    onPage: events.onPage,
    onRetry: reload,
  });
  const rows = {
    contacts: isPyramid ? pyramid.contacts : comingPyramid.pyramid.contacts,
    pyramid: isPyramid ? pyramid : null,
    uplines,
    long: isSameKind ? long : { ...long, count: 0 },
  };
  return (
    <>
      {view === "pyramid" ? (
        <PyramidFeed.View
          tree={tree}
          found={tree === null && isCurrent ? uplinesInSight(state, inSight).join(",") : ""}
          onShown={setPyramid}
        />
      ) : null}
      <ContactListView
        {...shown}
        {...rows}
        {...slots}
        {...events}
        {...{ query, page, typed, view, now, searchRef }}
        onSelection={list.onRows}
        onRetry={reload}
        mayCreate={rights.mayCreate}
        mayDelete={rights.mayDelete}
        isGuest={rights.isGuest}
        importHref={rights.mayImport ? hrefOfPage("contacts-import", {}) : null}
        selection={list.rows}
        columns={columns.shown}
      />
    </>
  );
};

/** Contacts that are not archived. */
export const ContactListScreen = () => <ContactList isArchive={false} />;

/** Archived contacts. */
export const ArchivedContactsScreen = () => <ContactList isArchive />;

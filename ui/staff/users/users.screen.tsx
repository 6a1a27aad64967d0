import { useMemo, useState } from "react";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import type { Colleague } from "../../../core/users/colleague.model.ts";
import { shownPeople } from "../../../core/users/people-list.view-model.ts";
import { People } from "../../../core/users/people.port.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSearchText } from "../contacts/use-search-text.ts";
import { usePeopleView } from "./use-people-view.ts";
import { useTeams } from "./use-teams.ts";
import { useUserActions } from "./use-user-actions.ts";
import { useUsersFile } from "./use-users-file.ts";
import { peopleOfAddress } from "./users-address.ts";
import { UsersView } from "./users.view.tsx";

const none: Selection = new Set();
const archive = loadable(async () => (await import("./archive.screen.tsx")).ArchiveScreen);

/** The users of the organisation, active or archived. */
const PeopleScreen = ({ isArchived }: { readonly isArchived: boolean }) => {
  const [people, clock] = [useService(People), useService(Clock)];
  const [now] = useState(clock.now);
  const teams = useTeams();
  const [view, setView] = usePeopleView();
  const [address, setQuery] = [useQuery(), useSetQuery()];
  const query = useMemo(() => peopleOfAddress(address), [address]);
  const [typed, setTyped] = useSearchText(query.search, (search) => setQuery({ search: search === "" ? null : search }));
  const [selection, setSelection] = useState(none);
  const [archived, setArchived] = useState<readonly Colleague[]>([]);
  const ask = useMemo(() => () => people.list(isArchived), [people, isArchived]);
  const { answer, again } = useAnswer(ask, "");
  const all = latestValue(answer)?.users;
  const users = useMemo(() => shownPeople(all ?? [], query), [all, query]);
  const selected = users.filter(({ id }) => selection.has(String(id)));
  const actions = useUserActions(selected, () => {
    setSelection(none);
    again();
  });
  const exportAll = useUsersFile(users, teams);
  return (
    <>
      <UsersView
        {...{ query, typed, view, users, teams, selection, now, isArchived }}
        {...actions}
        isLoading={all === undefined && answer.tag !== "failed"}
        failure={answer.tag === "failed" ? answer.failure : null}
        onSearch={setTyped}
        onFilter={(name, value) => setQuery({ [name]: value })}
        onClearFilters={() => {
          setTyped("");
          setQuery({ search: null, role: null, team: null, state: null });
        }}
        onSort={(sort) => setQuery({ sort: sort === "name" ? null : sort })}
        onView={setView}
        onSelection={setSelection}
        onClear={() => setSelection(none)}
        onArchive={() => setArchived(selected)}
        onExport={exportAll}
        onRetry={again}
      />
      {archived.length === 0 ? null : (
        <archive.View
          users={archived}
          onDone={() => {
            setSelection(none);
            again();
          }}
          onClose={() => setArchived([])}
        />
      )}
    </>
  );
};

/** `settings/users`. */
export const UsersScreen = () => <PeopleScreen isArchived={false} />;
/** `settings/archived-users`. */
export const ArchivedUsersScreen = () => <PeopleScreen isArchived />;

import { Download, UserPlus, Users } from "lucide-react";
import { useMemo } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import type { Colleague } from "../../../core/users/colleague.model.ts";
import { isNarrowedPeople, type PeopleQuery, type PeopleView } from "../../../core/users/people-list.view-model.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { DataGrid } from "../../kit/data-grid.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { sortOfParameter, sortParameter } from "../../kit/grid-column.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { NoResultState } from "../../kit/no-result-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { SelectionPlace } from "../../kit/selection-place.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { Toolbar } from "../../kit/toolbar.view.tsx";
import { userColumns } from "./user-columns.tsx";
import { UsersFilters, type UsersFiltersProps } from "./users-filters.view.tsx";
import { UsersSelection, type UsersSelectionProps } from "./users-selection.view.tsx";
import { UsersViewSwitch } from "./users-view-switch.view.tsx";
import styles from "./users.module.css";

const Cards = loadable(
  async () => (await import("./users-cards.view.tsx")).UsersCards,
  () => <SkeletonLines lines={6} />,
);

export type UsersViewProps = Omit<UsersSelectionProps, "selected"> &
  Pick<UsersFiltersProps, "onFilter"> & {
    readonly query: PeopleQuery;
    /** the text of the search field; the query follows it */
    readonly typed: string;
    readonly view: PeopleView;
    readonly users: readonly Colleague[];
    readonly teams: readonly Team[];
    readonly isLoading: boolean;
    readonly failure: Failure | null;
    readonly selection: Selection;
    /** epoch seconds */
    readonly now: number;
    readonly onSearch: (text: string) => void;
    readonly onClearFilters: () => void;
    readonly onSort: (sort: string) => void;
    readonly onView: (view: PeopleView) => void;
    readonly onSelection: (selection: Selection) => void;
    readonly onExport: () => void;
    readonly onRetry: () => void;
  };

const idOf = ({ id }: Colleague): string => String(id);
const nameOf = ({ name }: Colleague): string => name;
const hrefOf = ({ id }: Colleague): string => `/ui/settings/users/${id}`;

const Nothing = ({ query, failure, onClearFilters, onRetry }: UsersViewProps) => {
  const text = useText(usersText);
  if (failure !== null) return <FailureState failure={failure} onRetry={onRetry} />;
  if (isNarrowedPeople(query)) return <NoResultState onClear={onClearFilters} />;
  return (
    <EmptyState icon={Users} title={text("emptyArchived")}>
      {text("emptyArchivedBody")}
    </EmptyState>
  );
};

const Grid = (props: UsersViewProps) => {
  if (props.isLoading) return <SkeletonLines lines={6} />;
  return props.users.length === 0 ? <Nothing {...props} /> : <Cards.View {...props} hrefOf={hrefOf} />;
};

/** Users, active or archived: search, filters, sort order and actions. */
export const UsersView = (props: UsersViewProps) => {
  const { query, users, teams, selection, isArchived, now } = props;
  const text = useText(usersText);
  const columns = useMemo(() => userColumns(text, teams, now), [text, teams, now]);
  const selected = users.filter((user) => selection.has(idOf(user)));
  return (
    <>
      <PageHeader
        title={text(isArchived ? "archivedTitle" : "title")}
        note={text(isArchived ? "archivedLead" : "lead")}
        {...(props.isLoading ? {} : { count: users.length })}
        actions={
          isArchived ? (
            <LinkButton href="/ui/settings/users">{text("back")}</LinkButton>
          ) : (
            <>
              <LinkButton href="/ui/settings/archived-users">{text("archived")}</LinkButton>
              <Button icon={Download} onPress={props.onExport}>
                {text("export")}
              </Button>
              <LinkButton kind="primary" icon={UserPlus} href="/ui/settings/users/create">
                {text("invite")}
              </LinkButton>
            </>
          )
        }
      />
      <div className={styles["list"]}>
        <SelectionPlace bar={<UsersSelection {...props} selected={selected} />}>
          <Toolbar label={text("toolbar")} end={<UsersViewSwitch {...props} sort={query.sort} />}>
            <SearchField
              label={text("search")}
              placeholder={text("placeholder")}
              value={props.typed}
              onChange={props.onSearch}
              maxLength={200}
            />
            {isArchived ? null : <UsersFilters {...props} />}
          </Toolbar>
        </SelectionPlace>
        {props.view === "list" ? (
          <DataGrid
            label={text("grid")}
            columns={columns}
            rows={users}
            rowId={idOf}
            rowName={nameOf}
            rowHref={hrefOf}
            sort={sortOfParameter(query.sort)}
            onSort={(sort) => props.onSort(sortParameter(sort))}
            selection={selection}
            onSelectionChange={props.onSelection}
            isLoading={props.isLoading}
            empty={<Nothing {...props} />}
          />
        ) : (
          <Grid {...props} />
        )}
      </div>
    </>
  );
};

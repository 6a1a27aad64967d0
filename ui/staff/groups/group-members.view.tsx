import { Users } from "lucide-react";
import { useMemo } from "react";
import type { GroupPage, GroupPerson } from "../../../core/groups/group-answers.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { DataGrid } from "../../kit/data-grid.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import type { Column } from "../../kit/grid-column.ts";
import { Pagination } from "../../kit/pagination.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./group-edit.module.css";

export type GroupMembersViewProps = {
  readonly group: string;
  readonly members: Remote<GroupPage>;
  readonly pageSize: number;
  readonly search: string;
  readonly found: readonly { readonly con_id: number; readonly name: string }[];
  readonly onSearch: (text: string) => void;
  readonly onPage: (page: number) => void;
  readonly onExplain: (contact: number) => void;
  readonly onRetry: () => void;
};

const Why = ({ person: { con_id, name }, onExplain }: { readonly person: GroupPerson; readonly onExplain: (contact: number) => void }) => {
  const text = useText(groupsText);
  return (
    <Button size="small" kind="quiet" aria-label={text("members.why", { name })} onPress={() => onExplain(con_id)}>
      {text("members.whyShort")}
    </Button>
  );
};
const whyOf = (person: GroupPerson, onExplain: (contact: number) => void) => <Why person={person} onExplain={onExplain} />;

const lines = 8;
const idOf = (person: GroupPerson): string => String(person.con_id);
const nameOf = ({ name }: GroupPerson): string => name;
const hrefOf = ({ con_id }: GroupPerson): string => `/ui/contacts/${con_id}`;

/** The contacts of a group by name, each with the reason; a search explains why other contacts are missing. */
export const GroupMembersView = ({
  group,
  members,
  pageSize,
  search,
  found,
  onSearch,
  onPage,
  onExplain,
  onRetry,
}: GroupMembersViewProps) => {
  const text = useText(groupsText);
  const columns = useMemo(
    (): readonly Column<GroupPerson>[] => [
      { id: "name", header: text("members.name"), width: "fill", cell: nameOf },
      { id: "email", header: text("members.email"), width: "large", cell: ({ email }) => email[0] ?? "" },
      {
        id: "why",
        header: text("members.reason"),
        width: "small",
        cell: (person) => whyOf(person, onExplain),
      },
    ],
    [text, onExplain],
  );
  return (
    <div className={styles["members"]}>
      <SearchField label={text("members.check")} placeholder={text("members.check")} value={search} onChange={onSearch} />
      {found.length === 0 ? null : (
        <ul className={styles["found"]} aria-label={text("members.found")}>
          {found.map(({ con_id, name }) => (
            <li key={con_id}>
              <Button size="small" onPress={() => onExplain(con_id)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <RemoteView remote={members} skeleton={<SkeletonLines lines={lines} />} onRetry={onRetry}>
        {({ results, page, count }) => (
          <>
            <DataGrid
              label={text("members.label", { name: group })}
              columns={columns}
              rows={results}
              rowId={idOf}
              rowName={nameOf}
              rowHref={hrefOf}
              total={count}
              empty={
                <EmptyState icon={Users} title={text("members.emptyTitle")}>
                  {text("members.emptyBody")}
                </EmptyState>
              }
            />
            <Pagination page={page} pageSize={pageSize} total={count} onPage={onPage} />
          </>
        )}
      </RemoteView>
    </div>
  );
};

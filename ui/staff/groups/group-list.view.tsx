import { FolderPlus, LayoutGrid, List, ListFilterPlus, UsersRound } from "lucide-react";
import { type ReactNode, type RefObject } from "react";
import { folderLevels, groupsIn, groupsNamed } from "../../../core/groups/group-list.view-model.ts";
import type { Group, GroupFolder, GroupListing } from "../../../core/groups/group.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { NoResultState } from "../../kit/no-result-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { SkeletonCards } from "../../kit/skeleton.view.tsx";
import { Tabs } from "../../kit/tabs.view.tsx";
import { Toolbar } from "../../kit/toolbar.view.tsx";
import { ViewSwitch } from "../../kit/view-switch.view.tsx";
import { GroupCards } from "./group-cards.view.tsx";
import styles from "./group-list.module.css";

/** An action on a group in the list. */
export type GroupAction = "share" | "history" | "up" | "down" | "remove" | { readonly folder: number | null };

export type GroupListViewProps = {
  readonly listing: Remote<GroupListing>;
  /** null for all groups */
  readonly folder: number | null;
  readonly search: string;
  readonly view: "grid" | "list";
  /** whether the user may create and reorder groups; otherwise only shared groups are visible */
  readonly mayCreate: boolean;
  readonly mayManageFolders: boolean;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly describe: (group: Group) => string;
  readonly onSearch: (text: string) => void;
  readonly onView: (view: "grid" | "list") => void;
  readonly onAction: (group: Group, action: GroupAction) => void;
  /** A group was dropped on the place of another. */
  readonly onDrop: (moved: number, target: number) => void;
  readonly onFolder: (what: "new" | "rename" | "remove") => void;
  readonly onRetry: () => void;
  /** moves the open folder */
  readonly moveFolder?: ReactNode;
};

const hrefOf = (folder: number | null): string => (folder === null ? "/ui/groups" : `/ui/groups/folders/${folder}`);

const Empty = ({ isFolder, mayCreate }: { readonly isFolder: boolean; readonly mayCreate: boolean }) => {
  const text = useText(groupsText);
  const create = mayCreate
    ? {
        action: (
          <LinkButton href="/ui/groups/create" kind="primary" icon={ListFilterPlus}>
            {text("actions.create")}
          </LinkButton>
        ),
      }
    : {};
  return (
    <EmptyState icon={UsersRound} title={text(isFolder ? "list.emptyFolderTitle" : "list.emptyTitle")} {...(isFolder ? {} : create)}>
      {text(isFolder ? "list.emptyFolderBody" : "list.emptyBody")}
    </EmptyState>
  );
};

/** The groups of one folder, or all: searched, in order, as cards or rows. */
export const GroupListView = (props: GroupListViewProps) => {
  const { listing, folder, search, view, mayCreate, mayManageFolders, onSearch, onView, onFolder, onRetry } = props;
  const text = useText(groupsText);
  const draw = ({ groups, folders }: GroupListing): ReactNode => {
    const inFolder = groupsIn(groups, folder);
    const shown = groupsNamed(inFolder, search);
    const tabOf = ({ id, name }: GroupFolder) => ({ id: String(id), label: name, count: groupsIn(groups, id).length, href: hrefOf(id) });
    const first = (parent: GroupFolder | null) =>
      parent === null
        ? { id: "all", label: text("list.all"), count: groups.length, href: hrefOf(null) }
        : { ...tabOf(parent), label: text("list.itself", { name: parent.name }) };
    const isKnown = folder === null || folders.some(({ id }) => id === folder);
    return (
      <>
        {folderLevels(folders, folder).map(({ parent, folders: inside, selected }) => (
          <Tabs
            key={parent?.id ?? "all"}
            label={parent === null ? text("list.folders") : text("list.foldersIn", { name: parent.name })}
            tabs={[first(parent), ...inside.map(tabOf)]}
            selected={selected === null ? "all" : String(selected)}
          />
        ))}
        {isKnown ? null : <FailureState failure={{ tag: "not-found", message: text("list.noFolder") }} />}
        {isKnown && inFolder.length === 0 ? <Empty isFolder={folder !== null} mayCreate={mayCreate} /> : null}
        {inFolder.length > 0 && shown.length === 0 ? <NoResultState onClear={() => onSearch("")} /> : null}
        {shown.length === 0 ? null : <GroupCards {...props} groups={shown} folders={folders} />}
      </>
    );
  };
  return (
    <>
      <PageHeader
        title={text("title")}
        actions={
          mayCreate ? (
            <>
              <Button icon={FolderPlus} onPress={() => onFolder("new")}>
                {text("actions.newFolder")}
              </Button>
              <LinkButton href="/ui/groups/create" kind="primary" icon={ListFilterPlus}>
                {text("actions.create")}
              </LinkButton>
            </>
          ) : undefined
        }
      />
      <div className={styles["list"]}>
        <Toolbar
          label={text("list.toolbar")}
          end={
            <ViewSwitch
              label={text("list.view")}
              views={[
                { id: "grid", icon: LayoutGrid, label: text("list.grid") },
                { id: "list", icon: List, label: text("list.rows") },
              ]}
              view={view}
              onView={onView}
            />
          }
        >
          <SearchField
            label={text("list.search")}
            placeholder={text("list.placeholder")}
            value={search}
            onChange={onSearch}
            inputRef={props.searchRef}
          />
          {folder === null || !mayManageFolders ? null : (
            <>
              <Button size="small" kind="quiet" onPress={() => onFolder("rename")}>
                {text("actions.renameFolder")}
              </Button>
              {props.moveFolder}
              <Button size="small" kind="quiet" onPress={() => onFolder("remove")}>
                {text("actions.removeFolder")}
              </Button>
            </>
          )}
        </Toolbar>
        <RemoteView remote={listing} skeleton={<SkeletonCards />} onRetry={onRetry}>
          {draw}
        </RemoteView>
      </div>
    </>
  );
};

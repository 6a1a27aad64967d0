import { ArrowDown, ArrowUp, Ellipsis, Folder, History, Share2, Trash2, TriangleAlert } from "lucide-react";
import { type DragEvent, useState } from "react";
import type { Group, GroupFolder } from "../../../core/groups/group.model.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { Menu, type MenuGroup } from "../../kit/menu.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import styles from "./group-list.module.css";
import type { GroupAction, GroupListViewProps } from "./group-list.view.tsx";

type GroupCardsProps = Pick<GroupListViewProps, "view" | "mayCreate" | "describe" | "onAction" | "onDrop"> & {
  readonly groups: readonly Group[];
  readonly folders: readonly GroupFolder[];
};

const noFolder = "none";

const Shared = ({ group }: { readonly group: Group }) => {
  const text = useText(groupsText);
  const { all, users, teams } = group.share_to;
  return <Pill>{text(all ? "list.everybody" : users.length + teams.length > 0 ? "list.shared" : "list.mine")}</Pill>;
};

const GroupMenu = ({
  group,
  folders,
  mayCreate,
  onAction,
}: Pick<GroupCardsProps, "folders" | "mayCreate" | "onAction"> & { readonly group: Group }) => {
  const text = useText(groupsText);
  const label = text("actions.more", { name: group.name });
  const groups: readonly MenuGroup[] = [
    ...(mayCreate
      ? [
          {
            id: "move",
            entries: [
              { id: "up", label: text("actions.up"), icon: ArrowUp },
              { id: "down", label: text("actions.down"), icon: ArrowDown },
            ],
          },
        ]
      : []),
    ...(group.editable && folders.length > 0
      ? [
          {
            id: "folder",
            title: text("actions.toFolder"),
            chosen: String(group.folder_id ?? noFolder),
            entries: [
              { id: noFolder, label: text("list.none") },
              ...folders.map(({ id, name }) => ({ id: String(id), label: name, icon: Folder })),
            ],
          },
        ]
      : []),
    ...(group.editable
      ? [
          {
            id: "own",
            entries: [
              { id: "share", label: text("actions.share"), icon: Share2 },
              { id: "history", label: text("actions.history"), icon: History },
              { id: "remove", label: text("actions.remove"), icon: Trash2, isDangerous: true },
            ],
          },
        ]
      : []),
  ];
  const actionOf = (id: string, of: string): GroupAction | null => {
    if (of === "folder") return { folder: id === noFolder ? null : Number(id) };
    return id === "up" || id === "down" || id === "share" || id === "history" || id === "remove" ? id : null;
  };
  return groups.length === 0 ? null : (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton icon={Ellipsis} label={label} size="small" />}
      groups={groups}
      onAction={(id, of) => {
        const action = actionOf(id, of);
        if (action !== null) onAction(group, action);
      }}
    />
  );
};

/** Groups as cards or rows, reordered by dragging or from the menu of each. */
export const GroupCards = ({ groups, folders, view, mayCreate, describe, onAction, onDrop }: GroupCardsProps) => {
  const text = useText(groupsText);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = (): void => {
    setDragged(null);
    setOver(null);
  };
  const hover = (event: DragEvent, id: number): void => {
    if (dragged === null) return;
    event.preventDefault();
    setOver(id);
  };
  return (
    <ul className={styles["cards"]} data-view={view} aria-label={text("list.label")}>
      {groups.map((group) => (
        <li
          key={group.id}
          className={styles["card"]}
          draggable={mayCreate}
          data-dragged={dragged === group.id}
          data-over={over === group.id && dragged !== group.id}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = "move";
            event.dataTransfer.setData("text/plain", group.name);
            setDragged(group.id);
          }}
          onDragOver={(event) => hover(event, group.id)}
          onDragEnd={end}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged !== null && dragged !== group.id) onDrop(dragged, group.id);
            end();
          }}
        >
          <div className={styles["words"]}>
            <h2 className={styles["name"]}>
              <Anchor href={`/ui/groups/edit/${group.id}`} className={styles["link"]}>
                {group.name}
              </Anchor>
            </h2>
            <p className={styles["sentence"]}>
              {group.redacted
                ? text("list.redacted")
                : group.broken === null
                  ? describe(group)
                  : text("list.brokenBody", { error: group.broken.error })}
            </p>
          </div>
          <div className={styles["facts"]}>
            {group.broken === null ? (
              <span className={styles["count"]}>{text("list.contacts", { count: group.count })}</span>
            ) : (
              <Pill tone="danger" icon={TriangleAlert}>
                {text("list.broken")}
              </Pill>
            )}
            <Shared group={group} />
          </div>
          <div className={styles["corner"]}>
            <GroupMenu group={group} folders={folders} mayCreate={mayCreate} onAction={onAction} />
          </div>
        </li>
      ))}
    </ul>
  );
};

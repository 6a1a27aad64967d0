import { ArrowUpToLine, ChevronRight, CornerDownRight, Ellipsis, Network, User } from "lucide-react";
import type { TreeRow } from "../../../../core/contacts/relation-rows.rule.ts";
import type { RelationNode } from "../../../../core/contacts/relation-tree.model.ts";
import { phoneDisplay } from "../../../../core/validation/phone.rule.ts";
import { relationshipsText } from "../../../i18n/en/relationships.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Anchor } from "../../../kit/anchor.view.tsx";
import { Avatar } from "../../../kit/avatar.view.tsx";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import { Menu } from "../../../kit/menu.view.tsx";
import { Pill } from "../../../kit/pill.view.tsx";
import { contactHref } from "../list/list-address.ts";
import styles from "./relation-tree.module.css";

/** The actions on a contact in a tree; moving is absent when no relation can be written. */
export type PersonActs = {
  readonly onOpenContact: (node: RelationNode) => void;
  readonly onShowFrom: (node: RelationNode) => void;
  readonly onMoveUnder?: ((node: RelationNode) => void) | undefined;
  readonly onToTop?: ((node: RelationNode) => void) | undefined;
};

type PersonRow = Extract<TreeRow, { readonly kind: "person" }>;
type TreePersonProps = PersonActs & {
  readonly row: PersonRow;
  /** whether the row has the focus of the tree, so that its menu is in the tab order */ readonly isActive: boolean;
  readonly onToggle: () => void;
};

const mostIndented = 10;

const Counts = ({ row: { node, total } }: Pick<TreePersonProps, "row">) => {
  const text = useText(relationshipsText);
  if (node.direct === 0) return null;
  return (
    <span className={styles["counts"]}>
      <span>{text("direct", { count: node.direct })}</span>
      {total === null ? null : <span>{text(total.at_least ? "totalAtLeast" : "total", { count: total.total })}</span>}
    </span>
  );
};

/** A contact in a tree: name, number of contacts below, and a menu. */
export const TreePerson = ({ row, isActive, onToggle, ...acts }: TreePersonProps) => {
  const text = useText(relationshipsText);
  const { node, isOpen, level } = row;
  const { name } = node;
  const info = node.email[0] ?? node.mobile[0] ?? "";
  const moves = [
    ...(acts.onMoveUnder === undefined ? [] : [{ id: "move", label: text("moveUnder"), icon: CornerDownRight }]),
    ...(acts.onToTop === undefined || node.parent_id === null ? [] : [{ id: "top", label: text("toTop"), icon: ArrowUpToLine }]),
  ];
  const act = (id: string): void =>
    id === "open"
      ? acts.onOpenContact(node)
      : id === "from"
        ? acts.onShowFrom(node)
        : id === "move"
          ? acts.onMoveUnder?.(node)
          : acts.onToTop?.(node);
  return (
    <>
      <span className={styles["person"]}>
        {node.direct === 0 ? (
          <span className={styles["toggle"]} aria-hidden="true" />
        ) : (
          <button
            type="button"
            className={styles["toggle"]}
            tabIndex={-1}
            data-open={isOpen}
            aria-label={text(isOpen ? "close" : "open", { name })}
            onClick={onToggle}
          >
            <ChevronRight className={styles["chevron"]} aria-hidden="true" />
          </button>
        )}
        <span className={styles["face"]}>
          <Avatar name={name} id={String(node.con_id)} src={node.photo} size={24} isDecorative />
        </span>
        <span className={styles["words"]}>
          <Anchor href={contactHref(node.con_id)} className={styles["name"]} tabIndex={isActive ? 0 : -1} draggable={false}>
            {name}
          </Anchor>
          {node.archived ? <Pill>{text("archived")}</Pill> : null}
          {level > mostIndented ? <span className={styles["info"]}>{text("level", { level })}</span> : null}
          {info === "" || info === name ? null : <span className={styles["info"]}>{node.email[0] ?? phoneDisplay(info)}</span>}
        </span>
      </span>
      <Counts row={row} />
      <span className={styles["menu"]}>
        <Menu
          label={text("actions", { name })}
          placement="bottom end"
          trigger={<IconButton icon={Ellipsis} size="small" label={text("actions", { name })} tabIndex={isActive ? 0 : -1} />}
          groups={[
            {
              id: "see",
              entries: [
                { id: "open", label: text("openContact"), icon: User },
                { id: "from", label: text("showFrom"), icon: Network },
              ],
            },
            ...(moves.length === 0 ? [] : [{ id: "moves", entries: moves }]),
          ]}
          onAction={act}
        />
      </span>
    </>
  );
};

/** The indent of a row; levels deeper than the maximum are shown as text. */
export const indentOf = (level: number): { readonly paddingInlineStart: string } => ({
  paddingInlineStart: `calc(var(--space-2) + var(--tree-step) * ${Math.min(level, mostIndented) - 1})`,
});

import { type CSSProperties, type DragEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import type { TreeRow } from "../../../../core/contacts/relation-rows.rule.ts";
import type { RelationNode } from "../../../../core/contacts/relation-tree.model.ts";
import { failureMessage } from "../../../../core/kernel/failure.ts";
import { relationshipsText } from "../../../i18n/en/relationships.ts";
import { useText } from "../../../i18n/use-text.ts";
import styles from "./relation-tree.module.css";
import { rowTyped, treeAct } from "./tree-keys.ts";
import { indentOf, type PersonActs, TreePerson } from "./tree-person.view.tsx";

export type RelationTreeProps = PersonActs & {
  readonly label: string;
  readonly rows: readonly TreeRow[];
  readonly onOpen: (id: number) => void;
  readonly onClose: (id: number) => void;
  readonly onMore: (of: number) => void;
  /** a contact was dropped onto another; absent when moving is not possible */
  readonly onDrop?: ((node: RelationNode, onto: RelationNode) => void) | undefined;
};

const typeAheadMs = 700;

type TreeRowProps = {
  readonly row: TreeRow;
  readonly isActive: boolean;
  readonly style: CSSProperties;
  readonly children: ReactNode;
  readonly dragged: RelationNode | null;
  readonly onActive: () => void;
  readonly onDrag: ((node: RelationNode | null) => void) | null;
  readonly onDrop: (() => void) | null;
};

const Row = ({ row, isActive, style, children, dragged, onActive, onDrag, onDrop }: TreeRowProps) => {
  const [isOver, setOver] = useState(false);
  const person = row.kind === "person" ? row : null;
  const mayDrop =
    onDrop !== null &&
    dragged !== null &&
    person !== null &&
    dragged.con_id !== person.node.con_id &&
    dragged.parent_id !== person.node.con_id;
  const shared = {
    role: "treeitem",
    tabIndex: isActive ? 0 : -1,
    className: styles["row"],
    "data-row": row.id,
    "data-target": mayDrop && isOver,
    "data-dragged": person !== null && dragged?.con_id === person.node.con_id,
    "data-archived": person?.node.archived === true,
    "aria-level": row.level,
    "aria-posinset": row.position,
    "aria-setsize": row.size,
    "aria-expanded": person === null || person.node.direct === 0 ? undefined : person.isOpen,
    "aria-selected": isActive,
    draggable: person !== null && onDrag !== null,
    onFocus: onActive,
    onDragStart: (event: DragEvent) => {
      if (person === null || onDrag === null) return;
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", person.node.name);
      onDrag(person.node);
    },
    onDragEnd: () => onDrag?.(null),
    onDragOver: (event: DragEvent) => {
      if (!mayDrop) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (mayDrop) onDrop();
      onDrag?.(null);
    },
  } as const;
  return (
    <div {...shared} style={style}>
      {children}
    </div>
  );
};

/**
 * A tree of contacts: arrow keys move, right expands, left collapses, letters find a name, Enter opens the contact; dragging moves a
 * contact under another.
 */
export const RelationTreeView = ({ label, rows, onOpen, onClose, onMore, onDrop, ...acts }: RelationTreeProps) => {
  const text = useText(relationshipsText);
  const tree = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const [marked, setMarked] = useState<string | null>(null);
  const [dragged, setDragged] = useState<RelationNode | null>(null);
  const active = rows.some(({ id }) => id === marked) ? marked : (rows[0]?.id ?? null);
  const element = (row: string): HTMLElement | null => tree.current?.querySelector<HTMLElement>(`[data-row="${row}"]`) ?? null;
  const focus = (row: string): void => {
    setMarked(row);
    element(row)?.focus();
  };
  const enter = (row: TreeRow): void => {
    if (row.kind === "person") acts.onOpenContact(row.node);
    else if (row.kind !== "wait") onMore(row.of);
  };
  const find = (event: KeyboardEvent): boolean => {
    if (event.key.length !== 1 || event.key === " " || event.key === "*") return false;
    const before = event.timeStamp - typed.current.at < typeAheadMs ? typed.current.text : "";
    typed.current = { text: before + event.key, at: event.timeStamp };
    const found = rowTyped(rows, active, typed.current.text);
    if (found !== null) focus(found);
    return true;
  };
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    const isRow = event.target instanceof Element && event.target.hasAttribute("data-row");
    if (!isRow || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const key = event.shiftKey && event.key === "F10" ? "ContextMenu" : event.key;
    const next = treeAct(rows, active, key);
    if (next === null) {
      if (find(event)) {
        event.preventDefault();
        event.stopPropagation();
      }
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (next.act === "openAll") for (const row of next.rows) onOpen(Number(row));
    else if (next.act === "mark") focus(next.row);
    else if (next.act === "open") onOpen(Number(next.row));
    else if (next.act === "close") onClose(Number(next.row));
    else if (next.act === "menu") element(next.row)?.querySelector<HTMLElement>("[aria-haspopup]")?.click();
    else {
      const row = rows.find(({ id }) => id === next.row);
      if (row !== undefined) enter(row);
    }
  };
  const shared = { role: "tree", "aria-label": label, className: styles["tree"], onKeyDown: press } as const;
  return (
    <div {...shared} ref={tree}>
      {rows.map((row) => {
        const isActive = row.id === active;
        const onto = row.kind === "person" ? row.node : null;
        return (
          <Row
            key={row.id}
            row={row}
            isActive={isActive}
            style={indentOf(row.level)}
            dragged={dragged}
            onActive={() => setMarked(row.id)}
            onDrag={onDrop === undefined ? null : setDragged}
            onDrop={onDrop === undefined || onto === null || dragged === null ? null : () => onDrop(dragged, onto)}
          >
            {row.kind === "person" ? (
              <TreePerson
                {...acts}
                row={row}
                isActive={isActive}
                onToggle={() => (row.isOpen ? onClose(row.node.con_id) : onOpen(row.node.con_id))}
              />
            ) : row.kind === "wait" ? (
              <span className={styles["info"]}>{text("waiting")}</span>
            ) : row.kind === "failed" ? (
              <>
                <span className={styles["problem"]}>{failureMessage(row.failure)}</span>
                <button type="button" tabIndex={-1} className={styles["more"]} onClick={() => onMore(row.of)}>
                  {text("retry")}
                </button>
              </>
            ) : (
              <button type="button" tabIndex={-1} className={styles["more"]} onClick={() => onMore(row.of)}>
                {row.isLoading ? text("waiting") : text("more", { count: row.left })}
              </button>
            )}
          </Row>
        );
      })}
    </div>
  );
};

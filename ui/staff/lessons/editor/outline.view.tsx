import { EllipsisVertical, ListPlus, Plus } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useId, useMemo } from "react";
import { outlineOf } from "../../../../core/lessons/editor/outline.rule.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import type { Author } from "../../../../core/lessons/lesson.model.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import { Menu } from "../../../kit/menu.view.tsx";
import { VisuallyHidden } from "../../../kit/visually-hidden.view.tsx";
import { actionForKey, type ItemAction, itemForKey } from "./item-actions-keys.ts";
import { OutlineEntryView } from "./outline-entry.view.tsx";
import styles from "./outline.module.css";
import { useItemMenu } from "./use-item-menu.ts";
import type { ItemSelection } from "./use-item-selection.ts";
import { useOutlineDrag } from "./use-outline-drag.ts";

export type OutlineProps = {
  readonly items: readonly LessonItem[];
  readonly selection: ItemSelection;
  readonly problems: ReadonlyMap<string, number>;
  readonly authors: readonly Author[];
  readonly isReadOnly: boolean;
  readonly onAction: (action: ItemAction) => void;
  readonly onMove: (uuids: ReadonlySet<string>, after: string | null) => void;
  readonly onAdd: () => void;
  /** shows the item's form @param isEntered whether the focus goes there */
  readonly onEdit: (uuid: string, isEntered: boolean) => void;
};

const uuidOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>("[role=option][data-item]")?.dataset["item"] : undefined;

const Head = ({ items, selection, isReadOnly, onAction, onAdd }: OutlineProps) => {
  const text = useText(lessonEditorText);
  const groups = useItemMenu(selection.chosen.size > 0);
  const count = selection.chosen.size;
  return (
    <div className={styles["head"]} data-print="no">
      <span className={styles["count"]}>
        {count > 1 ? text("outline.selected", { count }) : text("outline.count", { count: items.length })}
      </span>
      {isReadOnly ? null : (
        <>
          <IconButton
            icon={ListPlus}
            size="small"
            label={text("outline.several")}
            aria-pressed={selection.isSeveral}
            kind={selection.isSeveral ? "secondary" : "quiet"}
            onPress={selection.onSeveral}
          />
          <Menu
            label={text("outline.actions")}
            trigger={<IconButton icon={EllipsisVertical} size="small" label={text("outline.actions")} />}
            groups={groups}
            placement="bottom end"
            onAction={(id) => {
              const entry = groups.flatMap(({ entries }) => entries).find((one) => one.id === id);
              if (entry !== undefined) onAction(entry.id);
            }}
          />
          <Button size="small" icon={Plus} onPress={onAdd}>
            {text("actions.add")}
          </Button>
        </>
      )}
    </div>
  );
};

/** The items of a lesson by screens: chosen, moved, copied and deleted by mouse and keys. */
export const Outline = (props: OutlineProps) => {
  const { items, selection, problems, authors, isReadOnly } = props;
  const text = useText(lessonEditorText);
  const screens = useMemo(() => outlineOf(items), [items]);
  const keysId = useId();
  const uuids = items.map(({ uuid }) => uuid);
  const reached = selection.active ?? uuids[0];
  const drag = useOutlineDrag({
    together: (uuid) => (selection.chosen.has(uuid) ? selection.chosen : new Set([uuid])),
    onMove: props.onMove,
    above: (uuid) => uuids[uuids.indexOf(uuid) - 1] ?? null,
  });
  const click = (event: MouseEvent): void => {
    const uuid = uuidOf(event.target);
    if (uuid === undefined) return;
    if (event.shiftKey) selection.extend(uuid);
    else if (event.ctrlKey || event.metaKey || selection.isSeveral) selection.toggle(uuid);
    else {
      selection.open(uuid);
      props.onEdit(uuid, false);
    }
  };
  const press = (event: KeyboardEvent): void => {
    const uuid = uuidOf(event.target);
    if (uuid === undefined) return;
    const action = actionForKey(event);
    const next = action === null && !event.altKey ? itemForKey(event.key, uuids, uuid) : undefined;
    if (action === null && next === undefined && event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (action !== null && (!isReadOnly || action === "all")) props.onAction(action);
    else if (next !== undefined) {
      if (event.shiftKey) selection.extend(next);
      else if (event.ctrlKey || event.metaKey) selection.visit(next);
      else selection.open(next);
      event.currentTarget.querySelector<HTMLElement>(`[data-item="${next}"]`)?.focus();
    } else if (event.key === " ") selection.toggle(uuid);
    else if (event.key === "Enter") props.onEdit(uuid, true);
  };
  const namesIn = (uuid: string): string =>
    authors
      .filter(({ item }) => item === uuid)
      .map(({ name }) => name)
      .join(", ");
  return (
    <>
      <Head {...props} />
      <VisuallyHidden>
        <span id={keysId}>{isReadOnly ? "" : text("outline.keys")}</span>
      </VisuallyHidden>
      {items.length === 0 ? (
        <p className={styles["empty"]}>{text("outline.empty")}</p>
      ) : (
        <div
          role="listbox"
          aria-multiselectable="true"
          aria-label={text("outline.label")}
          aria-describedby={keysId}
          tabIndex={-1}
          className={styles["list"]}
          onClick={click}
          onKeyDown={press}
          {...(isReadOnly ? {} : drag)}
        >
          {screens.map(({ number, entries }) => (
            <div key={entries[0]?.item.uuid} role="group" aria-label={text("outline.screen", { number })} className={styles["screen"]}>
              <span className={styles["number"]} aria-hidden="true">
                {number}
              </span>
              {entries.map(({ item, position }) => (
                <OutlineEntryView
                  key={item.uuid}
                  item={item}
                  position={position}
                  isActive={item.uuid === selection.active}
                  isChosen={selection.chosen.has(item.uuid)}
                  isReached={item.uuid === reached}
                  problems={problems.get(item.uuid) ?? 0}
                  authors={namesIn(item.uuid)}
                  mayMove={!isReadOnly}
                />
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  );
};

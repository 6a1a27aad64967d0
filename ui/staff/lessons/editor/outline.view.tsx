import { EllipsisVertical, ListPlus, Plus } from "lucide-react";
import { type KeyboardEvent, memo, type MouseEvent, useId } from "react";
import type { OutlineScreen } from "../../../../core/lessons/editor/outline.rule.ts";
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
import { activeOn, namesIn } from "./screen-parts.ts";
import { useItemMenu } from "./use-item-menu.ts";
import type { ItemSelection } from "./use-item-selection.ts";
import { useOutlineDrag } from "./use-outline-drag.ts";

export type OutlineProps = {
  readonly items: readonly LessonItem[];
  /** the items by screens; an unchanged screen is the same object */
  readonly screens: readonly OutlineScreen[];
  readonly selection: ItemSelection;
  readonly problems: ReadonlyMap<string, number>;
  readonly authors: readonly Author[];
  readonly isReadOnly: boolean;
  readonly onAction: (action: ItemAction) => void;
  readonly onMove: (uuids: ReadonlySet<string>, after: string | null) => void;
  readonly onAdd: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** shows the item's form @param isEntered whether the focus goes there */
  readonly onEdit: (uuid: string, isEntered: boolean) => void;
};

const uuidOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>("[role=option][data-item]")?.dataset["item"] : undefined;

/** Shortcuts of the page, which are not heard in a list box. */
const shortcutOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): "onAdd" | "onUndo" | "onRedo" | null => {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === "z" ? (shiftKey ? "onRedo" : "onUndo") : null;
  return key === "/" ? "onAdd" : null;
};

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

type OutlineScreenProps = Pick<OutlineProps, "problems" | "authors"> & {
  readonly screen: OutlineScreen;
  readonly chosen: ReadonlySet<string>;
  /** the active item, and the one that Tab reaches, if they are on this screen */
  readonly active: string | null;
  readonly reached: string | null;
  readonly mayMove: boolean;
};

/** The items of one screen. */
const OutlineScreenView = memo(
  ({ screen: { number, entries }, chosen, active, reached, problems, authors, mayMove }: OutlineScreenProps) => {
    const text = useText(lessonEditorText);
    return (
      <div role="group" aria-label={text("outline.screen", { number })} className={styles["screen"]}>
        <span className={styles["number"]} aria-hidden="true">
          {number}
        </span>
        {entries.map(({ item, position }) => (
          <OutlineEntryView
            key={item.uuid}
            item={item}
            position={position}
            isActive={item.uuid === active}
            isChosen={chosen.has(item.uuid)}
            isReached={item.uuid === reached}
            problems={problems.get(item.uuid) ?? 0}
            authors={namesIn(authors, item.uuid)}
            mayMove={mayMove}
          />
        ))}
      </div>
    );
  },
);

/** The items of a lesson by screens: chosen, moved, copied and deleted by mouse and keys. */
export const Outline = (props: OutlineProps) => {
  const { items, screens, selection, problems, authors, isReadOnly } = props;
  const text = useText(lessonEditorText);
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
    const own = isReadOnly ? null : shortcutOf(event);
    if (own !== null) {
      event.preventDefault();
      props[own]();
      return;
    }
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
          {screens.map((screen) => (
            <OutlineScreenView
              key={screen.entries[0]?.item.uuid}
              {...{ screen, problems, authors }}
              chosen={selection.chosen}
              active={activeOn(screen, selection.active)}
              reached={activeOn(screen, reached ?? null)}
              mayMove={!isReadOnly}
            />
          ))}
        </div>
      )}
    </>
  );
};

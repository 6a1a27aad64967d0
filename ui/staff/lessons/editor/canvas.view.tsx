import { BookOpen, LayoutTemplate, Plus } from "lucide-react";
import { Fragment, type KeyboardEvent, type MouseEvent, useMemo } from "react";
import { outlineOf } from "../../../../core/lessons/editor/outline.rule.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import type { Author } from "../../../../core/lessons/lesson.model.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { EmptyState } from "../../../kit/empty-state.view.tsx";
import { CanvasItem } from "./canvas-item.view.tsx";
import styles from "./canvas.module.css";
import { actionForKey, type ItemAction, itemForKey } from "./item-actions-keys.ts";
import type { ItemSelection } from "./use-item-selection.ts";
import { useItemWords } from "./use-item-words.ts";

export type CanvasProps = {
  readonly name: string;
  readonly banner: string | null;
  readonly items: readonly LessonItem[];
  readonly selection: ItemSelection;
  readonly problems: ReadonlyMap<string, number>;
  readonly authors: readonly Author[];
  readonly isReadOnly: boolean;
  readonly onAction: (action: ItemAction) => void;
  /** @param after the item behind which one is added; null: at the top */
  readonly onAdd: (after: string | null) => void;
  /** shows the item's form @param isEntered whether the focus goes there */
  readonly onEdit: (uuid: string, isEntered: boolean) => void;
  /** null where templates do not fit */
  readonly onTemplate: (() => void) | null;
};

const AddHere = ({ label, onAdd }: { readonly label: string; readonly onAdd: () => void }) => (
  <div className={styles["gap"]} data-print="no">
    <button type="button" className={styles["add"]} aria-label={label} onClick={onAdd}>
      <Plus className={styles["plus"]} aria-hidden="true" />
    </button>
  </div>
);

const Empty = ({ isReadOnly, onAdd, onTemplate }: CanvasProps) => {
  const text = useText(lessonEditorText);
  return (
    <EmptyState
      icon={BookOpen}
      title={text("empty.title")}
      action={
        isReadOnly ? undefined : (
          <>
            <Button kind="primary" icon={Plus} onPress={() => onAdd(null)}>
              {text("actions.add")}
            </Button>
            {onTemplate === null ? null : (
              <Button icon={LayoutTemplate} onPress={onTemplate}>
                {text("actions.template")}
              </Button>
            )}
          </>
        )
      }
    >
      {text(isReadOnly ? "empty.readOnly" : "empty.body")}
    </EmptyState>
  );
};

const uuidOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>("button[data-item]")?.dataset["item"] : undefined;

/** The lesson as learners see it, screen by screen; an item that is clicked or focused is opened. */
export const Canvas = (props: CanvasProps) => {
  const { items, selection, problems, authors, isReadOnly, onAdd } = props;
  const text = useText(lessonEditorText);
  const words = useItemWords();
  const screens = useMemo(() => outlineOf(items), [items]);
  const uuids = items.map(({ uuid }) => uuid);
  if (items.length === 0) return <Empty {...props} />;
  const click = (event: MouseEvent): void => {
    const uuid = uuidOf(event.target);
    if (uuid === undefined) return;
    selection.open(uuid);
    props.onEdit(uuid, event.detail === 0);
  };
  const press = (event: KeyboardEvent): void => {
    const uuid = uuidOf(event.target);
    if (uuid === undefined) return;
    const action = actionForKey(event);
    const next = action === null && !event.altKey ? itemForKey(event.key, uuids, uuid) : undefined;
    if (action === null && next === undefined) return;
    event.preventDefault();
    if (action !== null && !isReadOnly) props.onAction(action);
    else if (next !== undefined) event.currentTarget.querySelector<HTMLElement>(`button[data-item="${next}"]`)?.focus();
  };
  const focused = (target: EventTarget): void => {
    const uuid = uuidOf(target);
    if (uuid !== undefined && uuid !== selection.active) selection.open(uuid);
  };
  const namesIn = (uuid: string): string =>
    authors
      .filter(({ item }) => item === uuid)
      .map(({ name }) => name)
      .join(", ");
  return (
    <div
      role="group"
      aria-label={text("panes.canvas")}
      className={styles["canvas"]}
      onClick={click}
      onKeyDown={press}
      onFocus={(event) => focused(event.target)}
    >
      <div className={styles["head"]}>
        {props.banner === null || props.banner === "" ? null : <img src={props.banner} alt="" className={styles["banner"]} />}
        <p className={styles["name"]}>{props.name === "" ? text("untitled") : props.name}</p>
      </div>
      {isReadOnly ? null : <AddHere label={text("item.addFirst")} onAdd={() => onAdd(null)} />}
      {screens.map(({ number, entries }) => (
        <section key={entries[0]?.item.uuid} className={styles["screen"]} aria-label={text("outline.screen", { number })}>
          {entries.map(({ item, position }, at) => (
            <Fragment key={item.uuid}>
              <CanvasItem
                item={item}
                position={position}
                isActive={item.uuid === selection.active}
                problems={problems.get(item.uuid) ?? 0}
                authors={namesIn(item.uuid)}
              />
              {isReadOnly || at === entries.length - 1 ? null : (
                <AddHere label={text("item.addAfter", { item: words(item, position) })} onAdd={() => onAdd(item.uuid)} />
              )}
            </Fragment>
          ))}
          {entries.slice(-1).map(({ item, position }) =>
            isReadOnly ? null : (
              <div key={item.uuid} className={styles["below"]}>
                <AddHere label={text("item.addAfter", { item: words(item, position) })} onAdd={() => onAdd(item.uuid)} />
              </div>
            ),
          )}
        </section>
      ))}
    </div>
  );
};

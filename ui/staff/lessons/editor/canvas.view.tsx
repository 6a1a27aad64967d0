import { BookOpen, LayoutTemplate, Plus } from "lucide-react";
import { type KeyboardEvent, memo, type MouseEvent, useDeferredValue } from "react";
import type { OutlineScreen } from "../../../../core/lessons/editor/outline.rule.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import type { Author } from "../../../../core/lessons/lesson.model.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { EmptyState } from "../../../kit/empty-state.view.tsx";
import { AddHere, CanvasItem } from "./canvas-item.view.tsx";
import styles from "./canvas.module.css";
import { actionForKey, type ItemAction, itemForKey } from "./item-actions-keys.ts";
import { activeOn, namesIn } from "./screen-parts.ts";
import { usePrinting } from "./use-drawn.ts";
import type { ItemSelection } from "./use-item-selection.ts";
import { type NearViewport, useNearViewport } from "./use-near-viewport.ts";

export type CanvasProps = {
  readonly name: string;
  readonly banner: string | null;
  readonly items: readonly LessonItem[];
  /** the items by screens; an unchanged screen is the same object */
  readonly screens: readonly OutlineScreen[];
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

type CanvasScreenProps = Pick<CanvasProps, "problems" | "authors" | "isReadOnly"> & {
  readonly screen: OutlineScreen;
  /** the active item, if it is on this screen */
  readonly active: string | null;
  readonly near: NearViewport;
  /** whether its items are drawn wherever they are */
  readonly isNeeded: boolean;
};

/** The items that learners get at once. */
const CanvasScreen = memo(({ screen: { number, entries }, active, problems, authors, isReadOnly, near, isNeeded }: CanvasScreenProps) => {
  const text = useText(lessonEditorText);
  return (
    <section className={styles["screen"]} aria-label={text("outline.screen", { number })}>
      {entries.map(({ item, position }, at) => (
        <CanvasItem
          key={item.uuid}
          item={item}
          position={position}
          isActive={item.uuid === active}
          isLastOfScreen={at === entries.length - 1}
          isReadOnly={isReadOnly}
          problems={problems.get(item.uuid) ?? 0}
          authors={namesIn(authors, item.uuid)}
          near={near}
          isNeeded={isNeeded}
        />
      ))}
    </section>
  );
});

/** Screens that are drawn at once; the others when they come near the viewport. */
const firstDrawn = 4;

/** The lesson as learners see it, screen by screen; an item that is clicked or focused is opened. */
export const Canvas = (props: CanvasProps) => {
  const { items, selection, problems, authors, isReadOnly, onAdd } = props;
  const isOpen = useDeferredValue(true, false);
  const screens = isOpen ? props.screens : props.screens.slice(0, firstDrawn);
  const text = useText(lessonEditorText);
  const near = useNearViewport();
  const isPrinting = usePrinting();
  const uuids = items.map(({ uuid }) => uuid);
  if (items.length === 0) return <Empty {...props} />;
  const click = (event: MouseEvent): void => {
    const after = event.target instanceof Element ? event.target.closest<HTMLElement>("button[data-add]")?.dataset["add"] : undefined;
    if (after !== undefined) return onAdd(after === "" ? null : after);
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
      {isReadOnly ? null : <AddHere label={text("item.addFirst")} after="" />}
      {screens.map((screen) => (
        <CanvasScreen
          key={screen.entries[0]?.item.uuid}
          {...{ screen, problems, authors, isReadOnly, near }}
          active={activeOn(screen, selection.active)}
          isNeeded={isPrinting || screen.number <= firstDrawn}
        />
      ))}
    </div>
  );
};

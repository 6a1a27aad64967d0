import { copiedText, duplicated, itemsInText } from "../../../../core/lessons/editor/copied-items.rule.ts";
import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { itemAfterRemoval, type ItemMove, movesBehind, movesByStep } from "../../../../core/lessons/editor/outline.rule.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { type ItemType, itemTypeOf } from "../../../../core/lessons/items/catalogue.rule.ts";
import { lessonLimits } from "../../../../core/lessons/lesson-limits.model.ts";
import { itemTypesText } from "../../../i18n/en/item-types.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import type { ItemAction } from "./item-actions-keys.ts";
import type { ItemSelection } from "./use-item-selection.ts";

type Acting = {
  readonly editor: LessonEditor;
  readonly items: readonly LessonItem[];
  readonly selection: ItemSelection;
  readonly newUuid: () => string;
  /** announces to screen readers */
  readonly onSay: (said: string) => void;
  readonly onAskPlace: () => void;
};

/** What is done with the items of a lesson; each change is announced, and the items that it touched are chosen. */
export const useItemActs = ({ editor, items, selection, newUuid, onSay, onAskPlace }: Acting) => {
  const text = useText(lessonEditorText);
  const types = useText(itemTypesText);
  const { chosen, active } = selection;
  const chosenItems = items.filter(({ uuid }) => chosen.has(uuid));
  const lastChosen = chosenItems.at(-1)?.uuid ?? active ?? items.at(-1)?.uuid ?? null;
  const hasRoom = (count: number): boolean => {
    if (items.length + count <= lessonLimits.items) return true;
    onSay(text("says.full", { most: lessonLimits.items }));
    return false;
  };
  const positionOf = (uuid: string | undefined): number => editor.latest().copy.items.findIndex((item) => item.uuid === uuid) + 1;
  const sayMoved = (uuids: readonly string[]): void => {
    const position = positionOf(uuids[0]);
    onSay(uuids.length === 1 ? text("says.moved", { position }) : text("says.movedMany", { count: uuids.length, position }));
  };
  const move = (moves: readonly ItemMove[]): void => {
    if (moves.length === 0) return;
    editor.moveAll(moves);
    sayMoved(moves.map(({ uuid }) => uuid));
  };
  const remove = (): void => {
    if (chosenItems.length === 0) return;
    selection.open(itemAfterRemoval(items, chosen));
    editor.remove(chosenItems.map(({ uuid }) => uuid));
  };
  const put = (added: readonly LessonItem[], after: string | null): void => {
    editor.putAll(added, after);
    selection.choose(added.map(({ uuid }) => uuid));
  };
  const pasteText = (copied: string): boolean => {
    const pasted = itemsInText(copied, newUuid, items);
    if (pasted === null || !hasRoom(pasted.length)) return false;
    put(pasted, lastChosen);
    onSay(text("says.pasted", { count: pasted.length }));
    return true;
  };
  const copy = (isCut: boolean): string | null => {
    if (chosenItems.length === 0) return null;
    const count = chosenItems.length;
    onSay(text(isCut ? "says.cut" : "says.copied", { count }));
    if (isCut) remove();
    return copiedText(chosenItems);
  };
  const onClipboard = async (act: () => Promise<void>): Promise<void> => act().catch(() => onSay(text("says.noClipboard")));
  const run = (action: ItemAction): void => {
    switch (action) {
      case "moveUp":
        return move(movesByStep(items, chosen, -1));
      case "moveDown":
        return move(movesByStep(items, chosen, 1));
      case "moveTo":
        return chosen.size === 0 ? undefined : onAskPlace();
      case "copy":
      case "cut":
        return void onClipboard(async () => {
          await navigator.clipboard.writeText(copiedText(chosenItems));
          copy(action === "cut");
        });
      case "paste":
        return void onClipboard(async () => {
          if (!pasteText(await navigator.clipboard.readText())) onSay(text("says.nothingToPaste"));
        });
      case "duplicate":
        if (chosenItems.length === 0 || !hasRoom(chosenItems.length)) return undefined;
        put(duplicated(chosenItems, newUuid, items), lastChosen);
        return onSay(text("says.duplicated", { count: chosenItems.length }));
      case "delete":
        remove();
        return chosenItems.length === 0 ? undefined : onSay(text("says.deleted", { count: chosenItems.length }));
      case "all":
        return selection.choose(items.map(({ uuid }) => uuid));
    }
  };
  return {
    run,
    copy,
    pasteText,
    lastChosen,
    move: (uuids: ReadonlySet<string>, after: string | null): void => move(movesBehind(items, uuids, after)),
    /** @returns the uuid of the new item; null where there is no room */
    add: (type: ItemType, after: string | null): string | null => {
      if (!hasRoom(1)) return null;
      const uuid = newUuid();
      put([{ uuid, type, name: "", values: { ...itemTypeOf(type)?.defaults } }], after);
      onSay(text("says.added", { type: types(`names.${type}`), position: positionOf(uuid) }));
      return uuid;
    },
  };
};

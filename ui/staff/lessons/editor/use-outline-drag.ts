import { type DragEvent, useRef } from "react";

type OutlineDrag = {
  /** the items that are dragged together with one */
  readonly together: (uuid: string) => ReadonlySet<string>;
  /** @param after null: to the top */
  readonly onMove: (uuids: ReadonlySet<string>, after: string | null) => void;
  /** the item above another one; null for the first */
  readonly above: (uuid: string) => string | null;
};

const entryOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[role=option][data-item]") : null;

/** Whether the pointer is over the upper half of an element. */
const isUpper = (element: Element, y: number): boolean => {
  const { top, height } = element.getBoundingClientRect();
  return y < top + height / 2;
};

/** Drag and drop of the outline: items are dropped before or behind another one. */
export const useOutlineDrag = ({ together, onMove, above }: OutlineDrag) => {
  const dragged = useRef<ReadonlySet<string>>(new Set());
  const marked = useRef<HTMLElement | null>(null);
  const mark = (entry: HTMLElement | null, place: "before" | "behind"): void => {
    if (marked.current !== entry) marked.current?.removeAttribute("data-drop");
    entry?.setAttribute("data-drop", place);
    marked.current = entry;
  };
  const end = (): void => {
    dragged.current = new Set();
    mark(null, "before");
  };
  return {
    onDragStart: (event: DragEvent) => {
      const uuid = entryOf(event.target)?.dataset["item"];
      if (uuid === undefined) return;
      dragged.current = together(uuid);
      event.dataTransfer.effectAllowed = "move";
    },
    onDragOver: (event: DragEvent) => {
      const entry = entryOf(event.target);
      if (dragged.current.size === 0 || entry === null) return;
      event.preventDefault();
      mark(entry, isUpper(entry, event.clientY) ? "before" : "behind");
    },
    onDrop: (event: DragEvent) => {
      const entry = entryOf(event.target);
      const uuid = entry?.dataset["item"];
      const moved = dragged.current;
      end();
      if (entry === null || uuid === undefined || moved.size === 0) return;
      event.preventDefault();
      onMove(moved, isUpper(entry, event.clientY) ? above(uuid) : uuid);
    },
    onDragEnd: end,
  };
};

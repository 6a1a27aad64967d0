/** What is done with the chosen items. */
export type ItemAction = "moveUp" | "moveDown" | "moveTo" | "cut" | "copy" | "paste" | "duplicate" | "delete" | "all";

type Pressed = {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
};

/** The action of a key on the chosen items; null for other keys. Cut, copy and paste are the browser's own events. */
export const actionForKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): ItemAction | null => {
  const isChord = ctrlKey || metaKey;
  if (altKey && !isChord) return key === "ArrowUp" ? "moveUp" : key === "ArrowDown" ? "moveDown" : null;
  if (isChord && !shiftKey) return key.toLowerCase() === "d" ? "duplicate" : key.toLowerCase() === "a" ? "all" : null;
  return !isChord && (key === "Delete" || key === "Backspace") ? "delete" : null;
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** The item that a key moves the focus to; undefined for other keys. */
export const itemForKey = (key: string, uuids: readonly string[], from: string): string | undefined => {
  const step = steps[key];
  return step === undefined ? undefined : uuids[Math.min(uuids.length - 1, Math.max(0, uuids.indexOf(from) + step))];
};

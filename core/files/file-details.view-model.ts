import type { FileKind, FileRecord, FocalPoint } from "./file.model.ts";

/** Whether files of a kind are described: what is seen or heard. */
export const isDescribable = (type: FileKind): boolean => type === "image" || type === "video" || type === "audio";

/** Whether a picture has no description and the user may give it one. */
export const isUndescribed = ({ type, description, editable }: Pick<FileRecord, "type" | "description" | "editable">): boolean =>
  type === "image" && description === "" && editable;

const step = 0.05;
const moves: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

const within = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;

/** A focal point within the picture. */
export const focusAt = (x: number, y: number): FocalPoint => ({ x: within(x), y: within(y) });

/** The focal point after a key; null for keys that do not move it. Without one it starts in the middle. */
export const focusForKey = (focus: FocalPoint | null, key: string): FocalPoint | null => {
  const move = moves[key];
  const { x, y } = focus ?? { x: 0.5, y: 0.5 };
  return move === undefined ? null : focusAt(x + move.x, y + move.y);
};

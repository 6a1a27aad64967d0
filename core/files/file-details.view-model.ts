import { sameValue } from "../kernel/same-value.ts";
import type { FileChange } from "./file-write.model.ts";
import type { FileKind, FileRecord, FocalPoint } from "./file.model.ts";

/** The edited fields of a file. */
export type FileDraft = { readonly filename: string; readonly description: string; readonly focus: FocalPoint | null };

export const draftOf = ({ filename, description, focus }: FileRecord): FileDraft => ({ filename, description, focus });

/** The changed fields of a draft over the version that it was edited from; null without a change. */
export const changeOf = (file: FileRecord, draft: FileDraft): FileChange | null => {
  const filename = draft.filename.trim();
  const description = draft.description.trim();
  const change = {
    ...(filename === "" || filename === file.filename ? {} : { filename }),
    ...(description === file.description ? {} : { description }),
    ...(sameValue(draft.focus, file.focus) ? {} : { focus: draft.focus }),
  };
  return Object.keys(change).length === 0 ? null : { ...change, version: file.version };
};

/** A draft over a newer version of its file: fields that were not edited take the newer values. */
export const draftOver = (before: FileRecord, draft: FileDraft, now: FileRecord): FileDraft => {
  const [old, next] = [draftOf(before), draftOf(now)];
  return {
    filename: draft.filename === old.filename ? next.filename : draft.filename,
    description: draft.description === old.description ? next.description : draft.description,
    focus: sameValue(draft.focus, old.focus) ? next.focus : draft.focus,
  };
};

/** Whether files of a kind are described: what is seen or heard. */
export const isDescribable = (type: FileKind): boolean => type === "image" || type === "video" || type === "audio";

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

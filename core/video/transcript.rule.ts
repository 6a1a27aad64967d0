import { fold } from "../filters/fold.rule.ts";

/** A line of a transcript; `start` in seconds. */
export type TranscriptLine = { readonly start: number; readonly text: string };

/** The lines that contain the words, whatever their case; all of them without words. */
export const linesWith = (lines: readonly TranscriptLine[], words: string): readonly TranscriptLine[] => {
  const wanted = fold(words);
  return wanted === "" ? lines : lines.filter(({ text }) => fold(text).includes(wanted));
};

/** The line that is spoken at a time: the last that has begun; null before the first. */
export const lineAt = (lines: readonly TranscriptLine[], time: number): TranscriptLine | null =>
  lines.findLast(({ start }) => start <= time) ?? null;

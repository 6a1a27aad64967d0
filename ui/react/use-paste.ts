import { type ClipboardEvent, useEffect, useRef } from "react";

/** Milliseconds after a paste until its text is read. */
export const pasteMs = 100;

/**
 * Reads a field's text after pasting: debounced, 100 ms after the last paste.
 * @param onPasted gets that text
 */
export const usePaste = (onPasted: (text: string) => void): ((event: ClipboardEvent<HTMLInputElement>) => void) => {
  const latest = useRef(onPasted);
  latest.current = onPasted;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ currentTarget }) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(currentTarget.value), pasteMs);
  };
};

import { type ClipboardEvent, useEffect, useRef } from "react";

/** How long after a paste its text is looked at, in milliseconds. */
export const pasteMs = 100;

/**
 * Looks at what stands in a field once a paste is over: 100 ms after the last one, once, at the final text.
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

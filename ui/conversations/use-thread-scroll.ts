import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";

/** Pixels from the end within which a reader is at the end. */
const nearEnd = 80;

/**
 * Keeps the place in the area of a thread: it begins at the named message, otherwise at the end, stays where it is when earlier messages
 * come, and follows new ones while the reader is at the end.
 * @param first sequence of the first message; undefined while there is none
 * @param start sequence of the message at which to begin; null for the end
 */
export const useThreadScroll = (
  first: number | undefined,
  start: number | null,
): { readonly area: RefObject<HTMLDivElement | null>; readonly onScroll: () => void; readonly toEnd: () => void } => {
  const area = useRef<HTMLDivElement>(null);
  const before = useRef({ first, height: 0, isAtEnd: true, hasBegun: false });
  useLayoutEffect(() => {
    const shown = area.current;
    const held = before.current;
    if (shown === null) return;
    const named = held.hasBegun || start === null ? null : shown.querySelector<HTMLElement>(`[data-sequence="${start}"]`);
    if (named !== null) {
      shown.scrollTop = named.offsetTop - shown.clientHeight / 3;
      held.isAtEnd = false;
    } else if (held.first !== undefined && first !== undefined && first < held.first) shown.scrollTop += shown.scrollHeight - held.height;
    else if (held.isAtEnd) shown.scrollTop = shown.scrollHeight;
    held.hasBegun ||= first !== undefined;
    held.first = first;
    held.height = shown.scrollHeight;
  });
  return {
    area,
    onScroll: useCallback(() => {
      const shown = area.current;
      if (shown !== null) before.current.isAtEnd = shown.scrollHeight - shown.scrollTop - shown.clientHeight < nearEnd;
    }, []),
    toEnd: useCallback(() => {
      before.current.isAtEnd = true;
    }, []),
  };
};

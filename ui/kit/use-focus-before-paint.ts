import { useLayoutEffect, useRef } from "react";

/**
 * Moves the focus in the layout phase after a value changed; later it could interrupt a user who has already moved on.
 * @param focus gets the previous value
 */
export const useFocusBeforePaint = <A>(value: A, focus: (before: A) => void): void => {
  const latest = useRef(focus);
  latest.current = focus;
  const before = useRef(value);
  useLayoutEffect(() => {
    latest.current(before.current);
    before.current = value;
  }, [value]);
};

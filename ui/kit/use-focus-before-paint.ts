import { useLayoutEffect, useRef } from "react";

/**
 * Moves the focus in the moment in which what is rendered for another value is there: later it would be taken from a user who has gone on already.
 * @param focus gets the value of before
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

import { useEffect, useRef } from "react";

/**
 * Moves the focus after the first rendering, and after each one in which the value changed.
 * @param focus gets the previous value; undefined the first time
 */
export const useFocusAfter = <A>(value: A, focus: (before: A | undefined) => void): void => {
  const latest = useRef(focus);
  latest.current = focus;
  const before = useRef<A | undefined>(undefined);
  useEffect(() => {
    latest.current(before.current);
    before.current = value;
  }, [value]);
};

import { useCallback, useRef } from "react";

/** A function with a stable identity that calls its newest version; for handlers, never while rendering. */
export const useStable = <Args extends readonly unknown[], Out>(newest: (...args: Args) => Out): ((...args: Args) => Out) => {
  const latest = useRef(newest);
  latest.current = newest;
  return useCallback((...args) => latest.current(...args), []);
};

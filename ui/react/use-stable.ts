import { useCallback, useRef } from "react";

/** A function that stays the same object and does what its newest version does; for handlers, never to be called while drawing. */
export const useStable = <Args extends readonly unknown[], Out>(newest: (...args: Args) => Out): ((...args: Args) => Out) => {
  const latest = useRef(newest);
  latest.current = newest;
  return useCallback((...args) => latest.current(...args), []);
};

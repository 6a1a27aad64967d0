import { useRef } from "react";
import { sameValue } from "../../core/kernel/same-value.ts";

/**
 * A value that keeps its identity while it is structurally equal.
 * @param value must be representable as JSON
 */
export const useSame = <A>(value: A): A => {
  const kept = useRef(value);
  if (!sameValue(kept.current, value)) kept.current = value;
  return kept.current;
};

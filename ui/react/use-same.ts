import { useRef } from "react";
import { sameValue } from "../../core/kernel/same-value.ts";

/**
 * A value, as the same object for as long as it says the same.
 * @param value as JSON could hold it
 */
export const useSame = <A>(value: A): A => {
  const kept = useRef(value);
  if (!sameValue(kept.current, value)) kept.current = value;
  return kept.current;
};

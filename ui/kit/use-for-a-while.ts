import { useEffect, useState } from "react";

/**
 * A value that is reset to null some time after it was set.
 * @param ms milliseconds until the reset
 */
export const useForAWhile = <A>(ms: number): readonly [A | null, (value: A) => void] => {
  const [value, setValue] = useState<A | null>(null);
  useEffect(() => {
    if (value === null) return undefined;
    const timer = setTimeout(() => setValue(null), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return [value, setValue];
};

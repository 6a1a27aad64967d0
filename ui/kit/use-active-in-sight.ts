import { useEffect, useState } from "react";

/**
 * For an option of a list that a field drives: once it is active, it is scrolled into sight.
 * @returns the `ref` of the option
 */
export const useActiveInSight = (isActive: boolean): ((element: HTMLElement | null) => void) => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (isActive) element?.scrollIntoView({ block: "nearest" });
  }, [isActive, element]);
  return setElement;
};

import { useEffect, useState } from "react";

/**
 * Scrolls an option into view when it becomes active, for lists that a field controls.
 * @returns the `ref` of the option
 */
export const useActiveInSight = (isActive: boolean): ((element: HTMLElement | null) => void) => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (isActive) element?.scrollIntoView({ block: "nearest" });
  }, [isActive, element]);
  return setElement;
};

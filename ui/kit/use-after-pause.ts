import { useEffect } from "react";

/**
 * Debounced: runs once nothing was rendered for some time, as when the user has paused typing.
 * @param ms milliseconds
 */
export const useAfterPause = (run: () => void, ms: number): void => {
  useEffect(() => {
    const later = setTimeout(run, ms);
    return () => clearTimeout(later);
  });
};

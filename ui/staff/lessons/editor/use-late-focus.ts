import { useCallback, useEffect, useState } from "react";

type Wanted = { readonly find: () => HTMLElement | null };

/** Frames after which an element that cannot be reached is given up. */
const mostFrames = 40;

/**
 * Moves the focus to an element as soon as it is there and can be reached: a dialog that closes at once shuts the page off for some frames,
 * and gives the focus back afterwards.
 */
export const useLateFocus = (): ((find: () => HTMLElement | null) => void) => {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => {
    if (wanted === null) return undefined;
    let [frame, held, handle] = [0, 0, 0];
    const look = (): void => {
      const found = wanted.find();
      const target = found?.closest("[inert]") === null ? found : null;
      if (target !== null && target.contains(document.activeElement)) held += 1;
      else target?.focus();
      frame += 1;
      if (held < 3 && frame < mostFrames) handle = requestAnimationFrame(look);
    };
    handle = requestAnimationFrame(look);
    return () => cancelAnimationFrame(handle);
  }, [wanted]);
  return useCallback((find) => setWanted({ find }), []);
};

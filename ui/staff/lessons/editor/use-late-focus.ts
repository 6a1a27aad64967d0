import { useCallback, useEffect, useState } from "react";

type Wanted = { readonly find: () => HTMLElement | null };

/** Frames after which an element that cannot be reached is given up, and after which one that is not there: its part may still be loading. */
const mostFrames = 40;
const mostAbsent = 600;

/**
 * Moves the focus to an element as soon as it is there and can be reached: a dialog that closes at once shuts the page off for some frames,
 * and gives the focus back afterwards. A key or a press meanwhile ends the waiting.
 */
export const useLateFocus = (): ((find: () => HTMLElement | null) => void) => {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => {
    if (wanted === null) return undefined;
    let [frame, absent, held, handle] = [0, 0, 0, 0];
    const giveUp = (): void => cancelAnimationFrame(handle);
    const look = (): void => {
      const found = wanted.find();
      const target = found?.closest("[inert]") === null ? found : null;
      if (target !== null && target.contains(document.activeElement)) held += 1;
      else target?.focus();
      if (found === null) absent += 1;
      else frame += 1;
      if (held < 3 && frame < mostFrames && absent < mostAbsent) handle = requestAnimationFrame(look);
    };
    handle = requestAnimationFrame(() => {
      // From now on only: the key that asked for the focus is still on its way up.
      window.addEventListener("keydown", giveUp);
      window.addEventListener("pointerdown", giveUp);
      look();
    });
    return () => {
      giveUp();
      window.removeEventListener("keydown", giveUp);
      window.removeEventListener("pointerdown", giveUp);
    };
  }, [wanted]);
  return useCallback((find) => setWanted({ find }), []);
};

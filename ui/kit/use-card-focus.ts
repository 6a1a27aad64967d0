import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";

/** The id of the card that an element is in. */
const cardOf = (element: Element): string | null => element.closest("li")?.querySelector("[data-card]")?.getAttribute("data-card") ?? null;

/** Small screens hide all columns but one. */
const isHidden = (element: Element): boolean => element.closest("section")?.checkVisibility?.() === false;

/** Makes the focus follow a moved card, also when it returns because the move failed. */
export const useCardFocus = (board: RefObject<HTMLElement | null>) => {
  /** the ids that the card may have by now, the likeliest first */
  const followed = useRef<readonly string[]>([]);
  const focus = useCallback(
    (id: string): boolean => {
      const card = board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`);
      card?.focus();
      return card !== undefined && card !== null && document.activeElement === card;
    },
    [board],
  );
  const follow = useCallback((...ids: readonly string[]): void => {
    followed.current = ids;
  }, []);
  useLayoutEffect(() => {
    const at = document.activeElement;
    if (followed.current.length === 0 || at?.closest("[role=menu]")) return;
    if (at === null || at === document.body || isHidden(at)) followed.current.some(focus);
    else if (!followed.current.includes(cardOf(at) ?? "")) followed.current = [];
  });
  return { focus, follow };
};

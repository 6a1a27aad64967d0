const isLost = (active: Element | null): boolean => active === null || active === document.body || active.matches(":disabled");

/** What lies over the page, each at its place right below the body, the top-most last. */
const layers = (): readonly HTMLElement[] =>
  Array.from(document.body.children).filter(
    (layer): layer is HTMLElement =>
      layer instanceof HTMLElement && layer.querySelector("[role=dialog], [role=alertdialog], [role=menu], [role=listbox]") !== null,
  );

/** React Aria says so of what the focus comes back to. */
const returns = "react-aria-focus-scope-restore";

/** What somebody would begin with. */
const firstField = "input:not([type=hidden]):enabled, textarea:enabled, select:enabled";

/**
 * Whether two windows that came at once have shut each other off, so that nothing on the page can be reached.
 * @param frame stands in the top-most of them
 */
const isShutOff = (frame: HTMLElement): boolean => {
  const open = layers();
  return open.at(-1)?.contains(frame) === true && open.every((layer) => layer.hasAttribute("inert"));
};

/** Gives the focus back once there can be focus: where a page has much to do, its window goes a moment before what lies below is let in again. */
const comeBack = ({ target }: Event): void => {
  if (!(target instanceof HTMLElement) || target.closest("[inert]") === null) return;
  const waiting = new MutationObserver(() => {
    if (isLost(document.activeElement)) {
      if (target.closest("[inert]") !== null) return;
      target.focus({ preventScroll: true });
    }
    waiting.disconnect();
  });
  waiting.observe(document.body, { subtree: true, attributeFilter: ["inert"] });
};

/** For the `ref` of a window: gives it the focus when its own content took it away, by vanishing or by being disabled, so that Esc and Tab work at once; or what in it is marked `data-takes-focus`. Wherever else somebody has put it, it stays. The top-most window can always be reached, whatever opened at the same moment. */
export const keepFocus = (frame: HTMLElement | null): (() => void) | undefined => {
  if (frame === null) return undefined;
  document.addEventListener(returns, comeBack);
  let isInside = frame.contains(document.activeElement);
  let last = isInside ? document.activeElement : null;
  const enter = ({ target }: FocusEvent): void => {
    isInside = true;
    if (target instanceof Element) last = target;
  };
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !frame.contains(relatedTarget)) isInside = false;
  };
  const changes = new MutationObserver(() => {
    if (isInside && isLost(document.activeElement))
      (frame.querySelector<HTMLElement>("[data-takes-focus]:enabled, [data-takes-focus] :enabled") ?? frame).focus({ preventScroll: true });
  });
  const reach = new MutationObserver(() => {
    if (!isShutOff(frame)) return;
    for (const layer of layers().slice(-1)) layer.removeAttribute("inert");
    (last instanceof HTMLElement && last !== frame && frame.contains(last)
      ? last
      : (frame.querySelector<HTMLElement>(firstField) ?? frame)
    ).focus({ preventScroll: true });
  });
  frame.addEventListener("focusin", enter);
  frame.addEventListener("focusout", leave);
  changes.observe(frame, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  reach.observe(document.body, { subtree: true, attributeFilter: ["inert"] });
  return () => {
    frame.removeEventListener("focusin", enter);
    frame.removeEventListener("focusout", leave);
    changes.disconnect();
    reach.disconnect();
  };
};

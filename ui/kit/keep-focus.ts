const isLost = (active: Element | null): boolean => active === null || active === document.body || active.matches(":disabled");

/** Overlays, which are direct children of the body, the topmost last. */
const layers = (): readonly HTMLElement[] =>
  Array.from(document.body.children).filter(
    (layer): layer is HTMLElement =>
      layer instanceof HTMLElement && layer.querySelector("[role=dialog], [role=alertdialog], [role=menu], [role=listbox]") !== null,
  );

/** The event by which React Aria announces where it restores the focus. */
const returns = "react-aria-focus-scope-restore";

/** The usual first field of a form. */
const firstField = "input:not([type=hidden]):enabled, textarea:enabled, select:enabled";

/**
 * Whether two overlays that opened at once made each other inert, so that nothing on the page can be reached.
 * @param frame an element of the topmost one
 */
const isShutOff = (frame: HTMLElement): boolean => {
  const open = layers();
  return open.at(-1)?.contains(frame) === true && open.every((layer) => layer.hasAttribute("inert"));
};

/**
 * Restores the focus once its target is focusable: on a busy page, an overlay closes shortly before the content below stops being inert.
 */
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

/**
 * For the `ref` of an overlay: takes the focus, or gives it to an element marked `data-takes-focus`, when the focused content was removed
 * or disabled, so that Esc and Tab keep working. Focus elsewhere is left alone. The topmost overlay is always reachable, whatever opened at
 * the same time.
 */
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

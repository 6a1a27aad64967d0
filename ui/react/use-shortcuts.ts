import { useEffect, useRef } from "react";
import { afterStroke, noKeys, strokeOf } from "../../core/shell/key-sequence.rule.ts";
import { playEarlyKeys } from "./early-keys.ts";
import { isTyping } from "./typing-place.ts";

/** A keyboard shortcut. */
export type Shortcut = { readonly keys: string; readonly run: () => void };

const onTop = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

const isOnTop = (target: EventTarget | null): boolean => target instanceof Element && target.closest(onTop) !== null;

/**
 * Page-wide shortcuts: single keys are ignored while the user types, chords with Ctrl or Cmd are not, and both are ignored inside an
 * overlay. The first of two shortcuts with the same keys wins.
 * @param answersEarly whether buffered early keys are replayed
 */
export const useShortcuts = (shortcuts: readonly Shortcut[], answersEarly = false): void => {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    let held = noKeys;
    const press = (event: KeyboardEvent): void => {
      const stroke = event.defaultPrevented || event.isComposing ? null : strokeOf(event);
      if (stroke === null || isOnTop(event.target) || (isTyping(event.target) && !stroke.startsWith("mod+"))) return;
      const next = afterStroke(
        held,
        stroke,
        event.timeStamp,
        latest.current.map(({ keys }) => keys),
      );
      held = next.held;
      const shortcut = latest.current.find(({ keys }) => keys === next.shortcut);
      if (shortcut === undefined) return;
      event.preventDefault();
      shortcut.run();
    };
    document.addEventListener("keydown", press);
    if (answersEarly) playEarlyKeys(press, performance.now());
    return () => document.removeEventListener("keydown", press);
  }, [answersEarly]);
};

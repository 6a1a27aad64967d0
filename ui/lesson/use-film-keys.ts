import type { KeyboardEvent } from "react";

/** Whether the focused element handles the key itself: a control, or a menu over the page. */
const isOwnKey = ({ key, target, currentTarget }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (!currentTarget.contains(target) || (target.tagName === "INPUT" ? key.startsWith("Arrow") : target.tagName === "BUTTON" && key === " "));

/** The commands of a player that keys run. */
export type FilmCommands = {
  readonly toggle: () => void;
  /** @param seconds negative: back */
  readonly move: (seconds: number) => void;
  readonly mute: () => void;
  readonly captions: () => void;
  readonly fullScreen: () => void;
};

/** Seconds of an arrow key, and of the keys and buttons for ten seconds. */
const step = 5;
export const longStep = 10;

/** The keys of a player: space or K, arrows, J and L, M, C, F. */
export const useFilmKeys = ({ toggle, move, mute, captions, fullScreen }: FilmCommands): ((event: KeyboardEvent) => void) => {
  const shortcuts: Readonly<Record<string, () => void>> = {
    " ": toggle,
    k: toggle,
    ArrowLeft: () => move(-step),
    ArrowRight: () => move(step),
    j: () => move(-longStep),
    l: () => move(longStep),
    m: mute,
    c: captions,
    f: fullScreen,
  };
  return (event) => {
    const run = event.ctrlKey || event.metaKey || event.altKey || isOwnKey(event) ? undefined : shortcuts[event.key];
    if (run === undefined) return;
    event.preventDefault();
    run();
  };
};

import { asyncScheduler, BehaviorSubject, type Observable, type SchedulerLike, Subscription, timer } from "rxjs";
import { token } from "../kernel/token.ts";

/** The lists of the palette: all entries, and sublists that a command opens. */
export type PaletteLevel = "all" | "search" | "teams";

/**
 * @property levels path to the current list, which is the last; never empty
 * @property text typed in the current list
 */
export type PaletteState = { readonly isOpen: boolean; readonly levels: readonly PaletteLevel[]; readonly text: string };

/** The command palette: whether it is open, its current list, and the typed text. */
export type Palette = {
  readonly state$: Observable<PaletteState>;
  readonly latest: () => PaletteState;
  /** Opens the palette, at a sublist where one is given; its state is kept if it was closed just now. */
  readonly open: (level?: PaletteLevel) => void;
  readonly close: () => void;
  readonly type: (text: string) => void;
  /** Opens a sublist, with empty text. */
  readonly enter: (level: PaletteLevel) => void;
  /** Returns to the previous list, with empty text; does nothing in the first. */
  readonly back: () => void;
};
export const Palette = token<Palette>("shell.palette");

/** Milliseconds after closing until the palette is reset. */
export const paletteResetMs = 300;

/** The initial state of the palette. */
export const freshPalette: PaletteState = { isOpen: false, levels: ["all"], text: "" };

/** The current list. */
export const levelOf = ({ levels }: PaletteState): PaletteLevel => levels.at(-1) ?? "all";

type Deps = { readonly scheduler?: SchedulerLike };

export const makePalette = ({ scheduler = asyncScheduler }: Deps = {}): Palette => {
  const state = new BehaviorSubject(freshPalette);
  let reset = new Subscription();
  const put = (change: Partial<PaletteState>): void => state.next({ ...state.value, ...change });
  return {
    state$: state.asObservable(),
    latest: () => state.value,
    open: (level) => {
      if (state.value.isOpen) return;
      reset.unsubscribe();
      put(level === undefined ? { isOpen: true } : { isOpen: true, levels: [...freshPalette.levels, level], text: "" });
    },
    close: () => {
      if (!state.value.isOpen) return;
      put({ isOpen: false });
      reset.unsubscribe();
      reset = timer(paletteResetMs, scheduler).subscribe(() => state.next(freshPalette));
    },
    type: (text) => put({ text }),
    enter: (level) => put({ levels: [...state.value.levels, level], text: "" }),
    back: () => {
      if (state.value.levels.length > 1) put({ levels: state.value.levels.slice(0, -1), text: "" });
    },
  };
};

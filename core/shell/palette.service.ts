import { asyncScheduler, BehaviorSubject, type Observable, type SchedulerLike, Subscription, timer } from "rxjs";
import { token } from "../kernel/token.ts";

/** The lists of the palette: everything, and those that a command opens. */
export type PaletteLevel = "all" | "search" | "teams";

/**
 * @property levels the way to the list that is shown, which is the last; never empty
 * @property text what is typed there
 */
export type PaletteState = { readonly isOpen: boolean; readonly levels: readonly PaletteLevel[]; readonly text: string };

/** The command palette: whether it is open, in which list, and what is typed. */
export type Palette = {
  readonly state$: Observable<PaletteState>;
  readonly latest: () => PaletteState;
  /** Opens it, at a list of its own where one is named; what was there goes on when it was closed just now. */
  readonly open: (level?: PaletteLevel) => void;
  readonly close: () => void;
  readonly type: (text: string) => void;
  /** Goes into a list, with nothing typed. */
  readonly enter: (level: PaletteLevel) => void;
  /** Goes back to the list before, with nothing typed; nothing happens in the first. */
  readonly back: () => void;
};
export const Palette = token<Palette>("shell.palette");

/** Milliseconds after closing until the palette begins anew. */
export const paletteResetMs = 300;

/** A palette as it is opened for the first time. */
export const freshPalette: PaletteState = { isOpen: false, levels: ["all"], text: "" };

/** The list that is shown. */
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

import * as t from "io-ts";

/** The program that a dialog shows. */
export const ProgramAsked = t.type({ id: t.string }, "ProgramAsked");
export type ProgramAsked = t.TypeOf<typeof ProgramAsked>;

/**
 * A program offered as a quick win.
 * @property name its name in the offer
 */
export const QuickWinAsked = t.type({ id: t.string, name: t.string }, "QuickWinAsked");
export type QuickWinAsked = t.TypeOf<typeof QuickWinAsked>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly program: ProgramAsked;
    readonly "quick-win": QuickWinAsked;
  }
}

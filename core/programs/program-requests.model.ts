import * as t from "io-ts";

/** The program that a window shows. */
export const ProgramAsked = t.type({ id: t.string }, "ProgramAsked");
export type ProgramAsked = t.TypeOf<typeof ProgramAsked>;

/**
 * A program that is offered as a quick win.
 * @property name by which it is offered
 */
export const QuickWinAsked = t.type({ id: t.string, name: t.string }, "QuickWinAsked");
export type QuickWinAsked = t.TypeOf<typeof QuickWinAsked>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly program: ProgramAsked;
    readonly "quick-win": QuickWinAsked;
  }
}

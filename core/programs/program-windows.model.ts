import { modalKind } from "../shell/modal-kind.model.ts";
import type { ProgramAsked, QuickWinAsked } from "./program-requests.model.ts";

/** The window of a program. */
export const programWindow = modalKind<ProgramAsked>("program");

/** The window of a program that is offered as a quick win. */
export const quickWinWindow = modalKind<QuickWinAsked>("quick-win");

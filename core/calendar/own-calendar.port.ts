import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { OwnCalendar } from "./own-calendar.model.ts";

/** The calendar of the learner who is signed in. */
export type OwnCalendarStore = { readonly all: () => TaskEither<Failure, OwnCalendar> };
export const OwnCalendarStore = token<OwnCalendarStore>("calendar.store");

import type { OwnCalendarStore } from "../../core/calendar/own-calendar.port.ts";
import { calendar } from "../contract/calendar.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The learner's calendar over HTTP. */
export const makeOwnCalendarHttp = (call: Caller): OwnCalendarStore => ({ all: () => call(calendar.own, none) });

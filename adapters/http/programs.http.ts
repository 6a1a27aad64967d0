import type { ProgramStore } from "../../core/programs/programs.port.ts";
import { programs } from "../contract/programs.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Programs over HTTP; a call always names its teams, since the active team would apply otherwise. */
export const makeProgramsHttp = (call: Caller): ProgramStore => ({
  list: () => call(programs.list, none),
  get: (id) => call(programs.get, { ...none, params: { id } }),
  enable: (id, values, teams) => call(programs.update, { ...none, params: { id }, body: { ...values, action: "enable" as const, teams } }),
});

import type { ProgramStore } from "../../core/programs/programs.port.ts";
import { programs } from "../contract/programs.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Programs over HTTP. The teams of a program are always said, as the team in force would stand in their place otherwise. */
export const makeProgramsHttp = (call: Caller): ProgramStore => ({
  list: () => call(programs.list, none),
  get: (id) => call(programs.get, { ...none, params: { id } }),
  enable: (id, values, teams) => call(programs.update, { ...none, params: { id }, body: { ...values, action: "enable" as const, teams } }),
});

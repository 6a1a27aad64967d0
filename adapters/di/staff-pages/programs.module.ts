import { ContainerModule } from "inversify";
import { ProgramStore } from "../../../core/programs/programs.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeProgramsHttp } from "../../http/programs.http.ts";
import { provide } from "../provide.ts";

/** Ready-made programs. */
export const services = new ContainerModule((options) => {
  provide(options, ProgramStore, (call: Caller) => makeProgramsHttp(call), [Caller]);
});

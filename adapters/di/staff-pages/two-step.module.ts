import { ContainerModule } from "inversify";
import { TwoStepStore } from "../../../core/two-step/two-step.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeTwoStepHttp } from "../../http/two-step.http.ts";
import { provide } from "../provide.ts";

/** Setting up two-step sign-in. */
export const services = new ContainerModule((options) => {
  provide(options, TwoStepStore, (call: Caller) => makeTwoStepHttp(call), [Caller]);
});

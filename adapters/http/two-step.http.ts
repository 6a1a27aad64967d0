import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TwoStepStore } from "../../core/two-step/two-step.port.ts";
import { twoStep } from "../contract/two-step.contract.ts";
import { type Caller, none } from "./caller.ts";

const nothing = TE.map((): void => undefined);
const codes = TE.map(({ recovery_codes }: { readonly recovery_codes: readonly string[] }) => recovery_codes);

/** Two-step sign-in over HTTP. */
export const makeTwoStepHttp = (call: Caller): TwoStepStore => ({
  state: () => call(twoStep.state, none),
  start: (body) => call(twoStep.start, { ...none, body }),
  confirm: (code) => pipe(call(twoStep.confirm, { ...none, body: { code } }), codes),
  renewCodes: (body) => pipe(call(twoStep.renewCodes, { ...none, body }), codes),
  turnOff: (body) => pipe(call(twoStep.turnOff, { ...none, body }), nothing),
  forgetDevice: (id) => pipe(call(twoStep.forgetDevice, { ...none, params: { id } }), nothing),
  require: (required) => pipe(call(twoStep.require, { ...none, body: { required } }), nothing),
});

import * as E from "fp-ts/lib/Either.js";
import type { SignInGate } from "../../core/auth/sign-in-gate.service.ts";
import type { Caller } from "./caller.ts";

/** Sends a call again, once, when its session had ended and the person has signed in again: a refused call changed nothing, so reads and writes alike lose nothing. */
export const resumingCaller =
  (call: Caller, gate: Pick<SignInGate, "round" | "ask">): Caller =>
  (endpoint, input, options) =>
  async () => {
    const round = gate.round();
    const answer = await call(endpoint, input, options)();
    const isHeld = E.isLeft(answer) && answer.left.tag === "unauthorized" && endpoint.heldAtSignIn;
    return isHeld && (await gate.ask(round)) ? call(endpoint, input, options)() : answer;
  };

import * as E from "fp-ts/lib/Either.js";
import type { SignInGate } from "../../core/auth/sign-in-gate.service.ts";
import type { Caller } from "./caller.ts";

/**
 * Retries a call once after its session has expired and the user has signed in again; this is safe for writes too, since a refused call
 * changed nothing.
 */
export const resumingCaller =
  (call: Caller, gate: Pick<SignInGate, "round" | "ask">): Caller =>
  (endpoint, input, options) =>
  async () => {
    const round = gate.round();
    const answer = await call(endpoint, input, options)();
    const isHeld = E.isLeft(answer) && answer.left.tag === "unauthorized" && endpoint.heldAtSignIn;
    return isHeld && (await gate.ask(round)) ? call(endpoint, input, options)() : answer;
  };

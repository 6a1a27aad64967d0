import * as E from "fp-ts/lib/Either.js";
import type { SignInGate } from "../../core/auth/sign-in-gate.service.ts";
import type { Caller } from "./caller.ts";

/** Asking who is signed in, and leaving: nobody has to sign in for these. */
const neverHeld: ReadonlySet<string> = new Set(["auth.current", "auth.logout", "portalAuth.info", "portalAuth.logout"]);

/** Sends a call again, once, when its session had ended and the person has signed in again: a refused call changed nothing, so reads and writes alike lose nothing. Calls that are open to anyone are never held. */
export const resumingCaller =
  (call: Caller, gate: Pick<SignInGate, "round" | "ask">): Caller =>
  (endpoint, input, options) =>
  async () => {
    const round = gate.round();
    const answer = await call(endpoint, input, options)();
    const isHeld =
      E.isLeft(answer) && answer.left.tag === "unauthorized" && endpoint.access.kind !== "anyone" && !neverHeld.has(endpoint.name);
    return isHeld && (await gate.ask(round)) ? call(endpoint, input, options)() : answer;
  };

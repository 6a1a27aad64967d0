import * as E from "fp-ts/lib/Either.js";
import type { Caller } from "./caller.ts";

/**
 * Calls that wait until the server knows who is signed in; until then they fail as without network.
 * @param confirm asks the server, and tells whether it has answered
 */
export const confirmedCaller =
  (call: Caller, confirm: () => Promise<boolean>): Caller =>
  (endpoint, input, options) =>
  async () =>
    (await confirm()) ? call(endpoint, input, options)() : E.left({ tag: "offline" });

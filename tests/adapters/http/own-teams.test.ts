import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { phone } from "../../../adapters/contract/phone.contract.ts";
import { programs } from "../../../adapters/contract/programs.contract.ts";
import { makeCaller } from "../../../adapters/http/caller.ts";
import { makeNumbersHttp } from "../../../adapters/http/phone.http.ts";
import { makeProgramsHttp } from "../../../adapters/http/programs.http.ts";
import { nobodyHeld } from "../../../core/client/identity.service.ts";

/** Calls of somebody who works in team 5, and the body of the last. */
const inTeam = () => {
  const bodies: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (_address, init = {}) => {
    bodies.push(typeof init.body === "string" ? JSON.parse(init.body) : null);
    return Response.json({});
  };
  return {
    call: makeCaller({ fetch, origin: "", identity: () => ({ ...nobodyHeld, team: 5 }), csrf: () => null }),
    last: () => bodies.at(-1),
  };
};

describe("a call with teams in its body, by a user who has an active team", () => {
  it("should buy a number for the selected teams, or for the whole organisation when none is selected [A7.14]", async () => {
    const { call, last } = inTeam();
    await makeNumbersHttp(call).purchase("+12065554880", [])();
    expect(last()).toEqual({ phone_number: "+12065554880", teams: [] });
    expect(E.isRight(phone.purchase.body.decode(last()))).toBe(true);
    await makeNumbersHttp(call).purchase("+12065554880", [7])();
    expect(last()).toEqual({ phone_number: "+12065554880", teams: [7] });
  });

  it("should enable a program for the selected teams, or for all when none is selected", async () => {
    const { call, last } = inTeam();
    await makeProgramsHttp(call).enable("welcome-course", { name: "Hello" }, [])();
    expect(last()).toEqual({ action: "enable", name: "Hello", teams: [] });
    expect(E.isRight(programs.update.body.decode(last()))).toBe(true);
    await makeProgramsHttp(call).enable("welcome-course", { name: "Hello" }, [7])();
    expect(last()).toEqual({ action: "enable", name: "Hello", teams: [7] });
  });
});

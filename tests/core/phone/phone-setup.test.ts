import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { VirtualTimeScheduler } from "rxjs";
import { describe, expect, it, vi } from "vitest";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Numbers } from "../../../core/phone/numbers.port.ts";
import type { PhoneNumber } from "../../../core/phone/phone-number.model.ts";
import { makePhoneSetup, phoneDoneMs } from "../../../core/phone/phone-setup.service.ts";

const number: PhoneNumber = { phoneNumber: "+12125550100", friendlyName: "(212) 555-0100", region: "NY" };

const open = (found: TaskEither<Failure, readonly PhoneNumber[]> = async () => E.right([number]), refuse: Failure | null = null) => {
  const calls: string[] = [];
  const numbers: Numbers = {
    search: (areaCode, country) => {
      calls.push(`search ${areaCode} ${country}`);
      return found;
    },
    purchase: (phone_number, teams) => async () => {
      calls.push(`purchase ${phone_number} ${teams.join()}`);
      return refuse === null ? E.right({ phone_number, teams }) : E.left(refuse);
    },
  };
  const onDone = vi.fn();
  const scheduler = new VirtualTimeScheduler();
  return { setup: makePhoneSetup({ numbers, onDone, scheduler }), calls, onDone, scheduler };
};

describe("setting up a line for texts", () => {
  it("should begin in the United States and search only with an area code of the country [A5.05, A9.21]", async () => {
    const { setup, calls } = open();
    expect(setup.latest()).toMatchObject({ country: "US", maySearch: false });
    for (const [areaCode, country, may] of [
      ["21", "US", false],
      ["212", "US", true],
      ["2121", "US", false],
      ["416", "CA", true],
      ["416", "AUS", false],
      ["02", "AUS", true],
      ["5", "AUS", false],
    ] as const) {
      setup.edit({ areaCode, country });
      expect(setup.latest().maySearch).toBe(may);
    }
    await setup.search();
    expect(calls).toEqual([]);
  });

  it("should search, select, buy, and close itself three seconds later [A4.10, A9.08]", async () => {
    const { setup, calls, onDone, scheduler } = open();
    setup.edit({ areaCode: "212" });
    await setup.search();
    expect(setup.latest().found).toEqual({ tag: "loaded", value: { areaCode: "212", numbers: [number] } });
    await setup.purchase();
    setup.choose(number.phoneNumber);
    setup.chooseTeam(7);
    await setup.purchase();
    expect(calls).toEqual(["search 212 US", "purchase +12125550100 7"]);
    expect(setup.latest()).toMatchObject({ bought: "+12125550100", isBuying: false });
    expect(onDone).not.toHaveBeenCalled();
    scheduler.flush();
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(scheduler.now()).toBe(phoneDoneMs);
    expect(phoneDoneMs).toBe(3_000);
  });

  it("should buy once, however often it is submitted", async () => {
    const { setup, calls } = open();
    setup.edit({ areaCode: "212" });
    setup.choose(number.phoneNumber);
    await Promise.all([setup.purchase(), setup.purchase()]);
    await setup.purchase();
    expect(calls).toEqual(["purchase +12125550100 "]);
  });

  it("should keep the selection and show why it cannot be bought", async () => {
    const refused: Failure = { tag: "invalid", message: "This number is taken. Choose another one.", errors: {} };
    const { setup, onDone, scheduler } = open(undefined, refused);
    setup.choose(number.phoneNumber);
    await setup.purchase();
    expect(setup.latest()).toMatchObject({ chosen: number.phoneNumber, bought: null, isBuying: false, failure: refused });
    scheduler.flush();
    expect(onDone).not.toHaveBeenCalled();
  });

  it("should drop the response to an area code that has been changed since", async () => {
    let answer: (found: E.Either<Failure, readonly PhoneNumber[]>) => void = () => undefined;
    const { setup } = open(() => new Promise((resolve) => (answer = resolve)));
    setup.edit({ areaCode: "212" });
    const searching = setup.search();
    setup.edit({ areaCode: "415" });
    answer(E.right([number]));
    await searching;
    expect(setup.latest()).toMatchObject({ areaCode: "415", found: { tag: "idle" } });
  });

  it("should report a failed search", async () => {
    const { setup } = open(async () => E.left({ tag: "offline" }));
    setup.edit({ areaCode: "212" });
    await setup.search();
    expect(setup.latest().found).toMatchObject({ tag: "failed", failure: { tag: "offline" } });
  });
});

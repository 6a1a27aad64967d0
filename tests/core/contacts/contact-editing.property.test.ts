import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shownContact } from "../../../core/contacts/contact-record.model.ts";
import { type ContactRecord, makeContactRecords } from "../../../core/contacts/contact-record.service.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import type { ContactStore } from "../../../core/contacts/contacts.port.ts";
import { makeUnsavedEdits } from "../../../core/contacts/unsaved-edits.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { given } from "../../conformance/answer-of.ts";
import { fakeConnectivity } from "../../fakes/connectivity.fake.ts";
import { makeContactStoreFake } from "../../fakes/contact-store.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * What becomes of a save: done and answered, done and said to have failed, done with its answer lost, never arrived, refused, or done or
 * not when the page that asked is gone.
 */
type Fate = "done" | "done, said to have failed" | "answer lost" | "never arrived" | "refused" | "done unheard" | "never heard of";
type Typed = { readonly first_name: string; readonly last_name: string; readonly tags: readonly string[] };
type Model = { typed: Typed; mobile: readonly string[] };

const refused: Failure = { tag: "server", message: "Something went wrong on our side.", requestId: "1" };
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** A contact whose saves wait until the test says what becomes of them. */
const makeDesk = async () => {
  const fake = makeContactStoreFake(() => 1_000);
  const { con_id } = await given(fake.create({ first_name: "Ada", last_name: "Lovelace", tags: ["vip"] }));
  const storage = fakeStorage();
  let isOnline = true;
  let connectivity = fakeConnectivity();
  let waiting: readonly ((fate: Fate) => Promise<void>)[] = [];
  let mostAtOnce = 0;
  const update: ContactStore["update"] = (id, change) => () =>
    new Promise((resolve) => {
      const answer = async (fate: Fate): Promise<void> => {
        waiting = waiting.filter((one) => one !== answer);
        const isDone = fate.startsWith("done") || fate === "answer lost";
        const told: E.Either<Failure, Contact> = isDone
          ? await fake.update(id, change)()
          : E.left(fate === "refused" ? refused : { tag: "offline" });
        if (fate !== "done unheard" && fate !== "never heard of")
          resolve(fate === "answer lost" ? E.left({ tag: "timeout" }) : fate === "done, said to have failed" ? E.left(refused) : told);
      };
      waiting = [...waiting, answer];
      mostAtOnce = Math.max(mostAtOnce, waiting.length);
    });
  /** A page that is loaded: of the one before it nothing is left that could hear or send. */
  const open = async (): Promise<ContactRecord> => {
    connectivity = fakeConnectivity();
    connectivity.set(isOnline);
    const record = makeContactRecords({
      store: { ...fake, update },
      edits: makeUnsavedEdits(storage),
      connectivity,
      onStored: () => undefined,
    }).open(con_id);
    await record.load();
    return record;
  };
  return {
    fake,
    storage,
    open,
    network: (now: boolean) => {
      isOnline = now;
      connectivity.set(now);
    },
    con_id,
    mostAtOnce: () => mostAtOnce,
    stored: () => fake.all()[0],
    answer: async (fate: Fate) => {
      await waiting[0]?.(fate);
      await settled();
    },
  };
};
type Real = { readonly desk: Awaited<ReturnType<typeof makeDesk>>; record: ContactRecord };
type Command = fc.AsyncCommand<Model, Real>;

const command = (name: string, run: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run: async (model, real) => {
    await run(model, real);
    await settled();
    expect(real.desk.mostAtOnce()).toBeLessThanOrEqual(1);
    expect(real.record.latest().clash).toBeNull();
    expect(shownContact(real.record.latest())).toMatchObject(model.typed);
  },
  toString: () => name,
});
const changes = fc.oneof(
  fc.record({ first_name: fc.constantFrom("Ada", "A", "Augusta") }),
  fc.record({ last_name: fc.constantFrom("Lovelace", "King", "Byron") }),
  fc.record({ tags: fc.constantFrom(["vip"], [], ["vip", "lead"]) }),
);
const change = changes.map((values) =>
  command(`type ${JSON.stringify(values)}`, async (model, { record }) => {
    model.typed = { ...model.typed, ...values };
    record.change(values);
  }),
);
const answer = fc
  .constantFrom<Fate>("done", "done", "done, said to have failed", "answer lost", "never arrived", "refused")
  .map((fate) => command(fate, async (_, { desk }) => desk.answer(fate)));
const wait = fc.constantFrom(1_000, 6_000).map((ms) => command(`wait ${ms}`, async () => void (await vi.advanceTimersByTimeAsync(ms))));
const network = fc.boolean().map((isOnline) => command(isOnline ? "online" : "offline", async (_, { desk }) => desk.network(isOnline)));
const others = fc.constantFrom(["+12125551234"], ["+12125550000"], []).map((mobile) =>
  command(`others write ${mobile.join()}`, async (model, { desk }) => {
    model.mobile = mobile;
    desk.fake.changeAside(desk.con_id, { mobile });
  }),
);
const reload = fc.constantFrom<Fate>("done unheard", "never heard of").map((fate) =>
  command(`reload, ${fate}`, async (_, real) => {
    await real.desk.answer(fate);
    vi.clearAllTimers();
    real.record = await real.desk.open();
  }),
);

describe("any order of edits, responses, losses, page loads and others' changes to other fields", () => {
  it("should store what was typed last, without conflicts or losing others' changes, with one save at a time", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.commands([change, change, change, answer, answer, wait, network, others, reload], { maxCommands: 30 }),
        async (commands) => {
          const desk = await makeDesk();
          const real: Real = { desk, record: await desk.open() };
          const model: Model = { typed: { first_name: "Ada", last_name: "Lovelace", tags: ["vip"] }, mobile: [] };
          await fc.asyncModelRun(() => ({ model, real }), commands);

          desk.network(true);
          for (let round = 0; round < 6; round += 1) {
            await vi.advanceTimersByTimeAsync(6_000);
            await desk.answer("done");
            real.record.retry();
          }
          expect(desk.stored()).toMatchObject({ ...model.typed, mobile: model.mobile });
          expect(real.record.latest()).toMatchObject({ unsaved: {}, failure: null });
          expect(desk.storage.keys()).toEqual([]);
        },
      ),
    );
  });
});

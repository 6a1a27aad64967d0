import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { describe, expect, it } from "vitest";
import { makeKeptForm } from "../../../core/fields/kept-form.service.ts";
import { conflict, type Failure } from "../../../core/kernel/failure.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const Draft = t.exact(t.partial({ title: t.string, url: t.string }), "Draft");
type Draft = t.TypeOf<typeof Draft>;
type Held = { readonly title: string; readonly url: string; readonly version: number };
/**
 * What becomes of a save while something is typed: stored and answered, stored with the answer lost, never arrived, or met by somebody
 * else's change.
 */
type Fate = "done" | "answer lost" | "never arrived" | "changed aside";

const desk = () => {
  let held: Held = { title: "", url: "", version: 1 };
  let fate: Fate = "done";
  let meanwhile: Draft = {};
  const storage = fakeStorage();
  const make = () => {
    const form = makeKeptForm({
      read: async () => E.right(held),
      save:
        (draft: Draft, { version }: Held) =>
        async (): Promise<E.Either<Failure, Held>> => {
          const now = fate;
          fate = "done";
          if (Object.keys(meanwhile).length > 0) form.edit(meanwhile);
          meanwhile = {};
          if (now === "never arrived") return E.left({ tag: "offline" });
          if (now === "changed aside") held = { ...held, version: held.version + 1 };
          if (version !== held.version) return E.left(conflict("Someone else changed this.", held));
          held = { ...held, ...draft, version: held.version + 1 };
          return now === "answer lost" ? E.left({ tag: "timeout" }) : E.right(held);
        },
      codec: Draft,
      none: {},
      place: "form",
      storage,
    });
    return form;
  };
  return {
    make,
    storage,
    stored: () => ({ title: held.title, url: held.url }),
    becomes: (next: Fate, typed: Draft) => {
      fate = next;
      meanwhile = typed;
    },
  };
};

const draft = fc.constantFrom<Draft>({ title: "A" }, { title: "B" }, { url: "/a" }, { title: "A", url: "/b" });
const step = fc.record({
  typed: draft,
  fate: fc.constantFrom<Fate>("done", "answer lost", "never arrived", "changed aside"),
  meanwhile: fc.oneof(fc.constant<Draft>({}), draft),
  isReloaded: fc.boolean(),
});

describe("A form of values that are saved together", () => {
  it("should store all input, also from during a save, whatever happens to the saves and whenever the page is loaded", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const { make, becomes, stored, storage } = desk();
        let form = make();
        await form.load();
        let wanted: Draft = {};
        for (const { typed, fate, meanwhile, isReloaded } of steps) {
          form.edit(typed);
          becomes(fate, meanwhile);
          wanted = { ...wanted, ...typed, ...meanwhile };
          await form.save();
          if (isReloaded) {
            form = make();
            await form.load();
          }
          expect({ ...stored(), ...form.latest().edited }).toMatchObject(wanted);
        }
        becomes("done", {});
        await form.save();
        await form.save();
        expect(stored()).toMatchObject(wanted);
        expect(form.latest()).toMatchObject({ edited: {}, failure: null });
        expect(storage.keys()).toEqual([]);
      }),
    );
  });

  it("should reset its fields once all is stored or discarded, and not during further typing", async () => {
    const { make, becomes, storage } = desk();
    const form = make();
    await form.load();
    form.edit({ title: "A" });
    becomes("done", { title: "AB" });
    await form.save();
    expect(form.latest()).toMatchObject({ edited: { title: "AB" }, state: "dirty", round: 0 });
    await form.save();
    expect(form.latest()).toMatchObject({ edited: {}, state: "saved", round: 1 });
    form.edit({ title: "C" });
    await form.discard();
    expect(form.latest()).toMatchObject({ edited: {}, state: "idle", round: 2 });
    expect(storage.keys()).toEqual([]);
  });
});

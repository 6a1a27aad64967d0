import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { BehaviorSubject, VirtualTimeScheduler } from "rxjs";
import { describe, expect, it } from "vitest";
import { makeOmniSearch, omniWaitMs } from "../../../core/shell/omni-search.service.ts";
import { type OmniResult, type OmniState, omniTypes } from "../../../core/shell/omni.model.ts";
import type { OmniStore } from "../../../core/shell/omni.port.ts";
import { makeOmniStoreFake, omniRecord } from "../../fakes/omni-store.fake.ts";

const records: readonly OmniResult[] = [
  omniRecord("contact", 1, "Anna Berg", "anna@mail.example"),
  omniRecord("lesson", 2, "Anchors"),
  omniRecord("contact", 3, "Otto"),
];

/** Lets promises that are settled be heard. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

const setUp = (store: OmniStore = makeOmniStoreFake(() => records)) => {
  const asked: string[] = [];
  const scheduler = new VirtualTimeScheduler();
  const who = new BehaviorSubject("1");
  const counted: OmniStore = { search: (query) => (asked.push(query.term), store.search(query)) };
  const search = makeOmniSearch({ store: counted, who$: who, scheduler });
  const pass = async (ms: number): Promise<void> => {
    scheduler.maxFrames = scheduler.frame + ms;
    scheduler.flush();
    scheduler.frame = scheduler.maxFrames;
    await settle();
  };
  return { search, asked, who, pass };
};
const names = ({ results }: OmniState): readonly string[] => results.map(({ name }) => name);

describe("omni search", () => {
  it.each([
    ["palette", 500],
    ["home", 300],
  ] as const)("should ask the server once typing in the %s has paused for %i ms, once for many letters [A9.05]", async (box, ms) => {
    const { search, asked, pass } = setUp();
    const { type, latest } = search.open({ waitMs: omniWaitMs[box], types: omniTypes });
    type("a");
    await pass(ms - 1);
    type("an");
    await pass(ms - 1);
    expect(asked).toEqual([]);
    expect(latest()).toMatchObject({ term: "an", isWaiting: true });
    await pass(1);
    expect(asked).toEqual(["an"]);
    expect(latest()).toMatchObject({ isWaiting: false, failure: null });
    expect(names(latest())).toEqual(["Anna Berg", "Anchors"]);
  });

  it("should answer from known records at once, before the server has responded", async () => {
    const { search, asked, pass } = setUp();
    const box = search.open({ waitMs: 500, types: omniTypes });
    box.type("an");
    await pass(500);
    box.type("anna");
    expect(names(box.latest())).toEqual(["Anna Berg"]);
    expect(box.latest().isWaiting).toBe(true);
    expect(asked).toEqual(["an"]);
    const other = search.open({ waitMs: 300, types: ["contact"] });
    other.type("AN");
    expect(names(other.latest())).toEqual(["Anna Berg"]);
  });

  it("should not search for an empty term, nor for fewer characters than its minimum", async () => {
    const { search, asked, pass } = setUp();
    const box = search.open({ waitMs: 300, types: omniTypes, fewest: 2 });
    box.type("  ");
    box.type("a");
    await pass(1000);
    expect(asked).toEqual([]);
    expect(box.latest()).toEqual({ term: "a", results: [], isWaiting: false, failure: null });
    box.type("an");
    box.type("a");
    await pass(1000);
    expect(asked).toEqual([]);
  });

  it("should report a failure, keep known records, and retry on request", async () => {
    let isDown = false;
    const store = makeOmniStoreFake(() => records);
    const { search, pass } = setUp({ search: (query) => (isDown ? async () => E.left({ tag: "offline" }) : store.search(query)) });
    const box = search.open({ waitMs: 500, types: omniTypes });
    box.type("an");
    await pass(500);
    isDown = true;
    box.type("anna");
    await pass(500);
    expect(box.latest()).toMatchObject({ isWaiting: false, failure: { tag: "offline" } });
    expect(names(box.latest())).toEqual(["Anna Berg"]);
    isDown = false;
    box.retry();
    await pass(0);
    expect(box.latest().failure).toBeNull();
  });

  it("should drop everything when another user signs in", async () => {
    const { search, who, asked, pass } = setUp();
    const box = search.open({ waitMs: 500, types: omniTypes });
    box.type("an");
    await pass(500);
    who.next("2");
    expect(names(box.latest())).toEqual([]);
    box.type("an");
    expect(names(box.latest())).toEqual([]);
    await pass(500);
    expect(asked).toEqual(["an", "an"]);
  });

  it("should send no more requests once it is closed", async () => {
    const { search, asked, pass } = setUp();
    const box = search.open({ waitMs: 500, types: omniTypes });
    box.type("an");
    box.close();
    await pass(1000);
    expect(asked).toEqual([]);
  });

  it("should end with the response to the last term, in whatever order the responses arrive", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom("a", "an", "ann", "o", "x"), { minLength: 1, maxLength: 6 }),
        async (s, terms) => {
          const answerTo = (term: string): readonly OmniResult[] => [omniRecord("contact", term.length, `answer to ${term}`)];
          const { search, pass } = setUp({
            search:
              ({ term }) =>
              () =>
                s.schedule(Promise.resolve(E.right(answerTo(term)))),
          });
          const box = search.open({ waitMs: 500, types: omniTypes });
          const wrong: OmniState[] = [];
          box.state$.subscribe((state) => {
            if (!state.isWaiting && state.term !== "" && names(state)[0] !== `answer to ${state.term}`) wrong.push(state);
          });
          for (const term of terms) {
            box.type(term);
            await pass(500);
            if (s.count() > 1) await s.waitOne();
          }
          await s.waitAll();
          await settle();
          expect(wrong).toEqual([]);
          expect(box.latest()).toMatchObject({ term: terms.at(-1), isWaiting: false, results: answerTo(terms.at(-1) ?? "") });
        },
      ),
    );
  });
});

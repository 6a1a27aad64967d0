import * as E from "fp-ts/lib/Either.js";
import { VirtualTimeScheduler } from "rxjs";
import { describe, expect, it } from "vitest";
import { firstOptions, type ImportOptions } from "../../../core/import/import-mapping.model.ts";
import { makeImportSession } from "../../../core/import/import-session.service.ts";
import type { ImportStore } from "../../../core/import/imports.port.ts";
import { invalid } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { given } from "../../conformance/answer-of.ts";
import { makeImportStoreFake } from "../../fakes/import-store.fake.ts";

const now = 1_782_907_200;
const file = new Blob(["First name,Email\nAda,ada@mail.example\n"]);

/** A desk with one import on it; calls of the store wait until they are let through. */
const setUp = async (change: (store: ImportStore) => Partial<ImportStore> = () => ({})) => {
  const fake = makeImportStoreFake(() => now);
  const scheduler = new VirtualTimeScheduler(undefined, 0);
  const gate: (() => void)[] = [];
  let isHeld = false;
  const held: ImportStore["change"] = (id, settings) => async () => {
    if (isHeld) await new Promise<void>((resolve) => void gate.push(resolve));
    return fake.store.change(id, settings)();
  };
  const desk = makeImportSession({
    store: { ...fake.store, change: held, ...change(fake.store) },
    jobs: { refresh: () => async () => E.right(undefined) },
    scheduler,
  });
  const { id } = await given(desk.upload(file, "people.csv"));
  await desk.open(id)();
  const shown = (): ImportOptions => latestValue(desk.latest())?.options ?? firstOptions;
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    desk,
    id,
    fake,
    scheduler,
    shown,
    settle,
    hold: () => void (isHeld = true),
    letThrough: async () => {
      gate.shift()?.();
      await settle();
    },
  };
};

describe("the settings of an import", () => {
  it("should show choices at once, and lose none of two quick ones", async () => {
    const { desk, id, fake, shown, settle, hold, letThrough } = await setUp();
    hold();
    const first = desk.change(id, { options: { ...shown(), tags: ["fair"] } })();
    expect(shown()).toMatchObject({ tags: ["fair"], existing: "blank" });
    const second = desk.change(id, { options: { ...shown(), existing: "overwrite" } })();
    expect(shown()).toMatchObject({ tags: ["fair"], existing: "overwrite" });
    await settle();
    await letThrough();
    expect(shown()).toMatchObject({ tags: ["fair"], existing: "overwrite" });
    await letThrough();
    await Promise.all([first, second]);
    expect((await given(fake.store.get(id))).options).toMatchObject({ tags: ["fair"], existing: "overwrite" });
    expect(shown()).toMatchObject({ tags: ["fair"], existing: "overwrite" });
  });

  it("should show the stored settings again when a choice is refused", async () => {
    const { desk, id, shown } = await setUp(() => ({ change: () => async () => E.left(invalid({ import: ["no"] })) }));
    const answer = desk.change(id, { options: { ...firstOptions, country: "DE" } })();
    expect(shown().country).toBe("DE");
    expect(E.isLeft(await answer)).toBe(true);
    expect(shown().country).toBe("US");
  });

  it("should run the plan that is shown, and show the other one if another page has made one meanwhile", async () => {
    const { desk, id, fake } = await setUp();
    await given(desk.plan(id));
    await fake.work();
    await desk.open(id)();
    await given(fake.store.change(id, { mapping: ["skip", "email"] }));
    await given(fake.store.plan(id));
    await fake.work();
    expect(E.isLeft(await desk.run(id)())).toBe(true);
    expect(await fake.people()).toEqual([]);
    expect(latestValue(desk.latest())?.mapping).toEqual(["skip", "email"]);
    expect(await given(desk.run(id))).toMatchObject({ state: "queued" });
  });

  it("should cancel a plan in progress before they are changed", async () => {
    let looks = 0;
    const { desk, id, fake, scheduler, shown, settle } = await setUp((store) => ({
      cancel: (one) => store.get(one),
      get: (one) => async () => {
        looks += 1;
        if (looks === 3) await store.cancel(one)();
        return store.get(one)();
      },
    }));
    await given(desk.plan(id));
    const answer = desk.change(id, { options: { ...shown(), country: "FR" } })();
    for (let look = 0; look < 10; look += 1) {
      await settle();
      scheduler.maxFrames += 200;
      scheduler.flush();
    }
    expect(E.isRight(await answer)).toBe(true);
    expect(await given(fake.store.get(id))).toMatchObject({ state: "mapping", options: { country: "FR" } });
  });
});

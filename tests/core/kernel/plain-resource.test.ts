import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import { firstPlainPage } from "../../../core/kernel/plain-record.model.ts";
import { makePlainResource } from "../../../core/kernel/plain-resource.service.ts";
import { given, refusal } from "../../conformance/answer-of.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";
import { makeBerthStoreFake } from "../../plain-resource/berth-store.fake.ts";
import { berthKind, type BerthSort } from "../../plain-resource/core/berths/berth.model.ts";
import type { BerthStore } from "../../plain-resource/core/berths/berths.port.ts";

const first = firstPlainPage<BerthSort>("name");

const start = (change: (store: BerthStore) => Partial<BerthStore> = () => ({})) => {
  const clock = fakeClock(1_000);
  const stored = makeBerthStoreFake(clock.now);
  const storage = fakeStorage();
  let keys = 0;
  const ids = { uuid: () => `00000000-0000-4000-8000-${String((keys += 1)).padStart(12, "0")}` };
  const make = () => makePlainResource({ kind: berthKind, store: { ...stored, ...change(stored) }, ids, storage });
  return { stored, make, resource: make() };
};
const names = ({ resource }: Pick<ReturnType<typeof start>, "resource">): readonly string[] =>
  resource.latest().all.map(({ name }) => name);

describe("a plain resource in the browser", () => {
  it("should show a created, a changed, a deleted and a restored record without being asked to", async () => {
    const world = start();
    const { resource } = world;
    await given(resource.show(first));
    const form = await given(resource.open(null));
    form.type({ name: "North 1", notes: "" });
    expect(await form.save()).toMatchObject({ status: "saved", base: { name: "North 1", version: 1 } });
    await expect.poll(() => names(world)).toEqual(["North 1"]);
    form.type({ name: "North 2", notes: "" });
    await form.save();
    await expect.poll(() => names(world)).toEqual(["North 2"]);
    await given(resource.remove(1));
    expect(names(world)).toEqual([]);
    await given(resource.restore(1));
    await expect.poll(() => names(world)).toEqual(["North 2"]);
  });

  it("should send nothing while a value is invalid", async () => {
    const { resource, stored } = start();
    const form = await given(resource.open(null));
    form.type({ name: " ", notes: "deep" });
    expect(await form.save()).toMatchObject({ status: "invalid", failure: { tag: "invalid", errors: { name: ["Name is required"] } } });
    expect(await given(stored.list(first))).toMatchObject({ count: 0 });
  });

  it("should create one record although the answer to the first request was lost", async () => {
    let isLost = true;
    const world = start((store) => ({
      create: (values) => async () => {
        const answer = await store.create(values)();
        return isLost ? E.left({ tag: "timeout" }) : answer;
      },
    }));
    const form = await given(world.resource.open(null));
    form.type({ name: "North 1", notes: "" });
    expect(await form.save()).toMatchObject({ status: "failed", failure: { tag: "timeout" } });
    isLost = false;
    expect(await form.save()).toMatchObject({ status: "saved", base: { name: "North 1" } });
    expect(await given(world.stored.list(first))).toMatchObject({ count: 1 });
  });

  it("should keep an unsaved draft on the device, and drop it once it is stored or discarded", async () => {
    const { make, resource } = start();
    (await given(resource.open(null))).type({ name: "North 1", notes: "" });
    const again = await given(make().open(null));
    expect(again.latest()).toMatchObject({ typed: { name: "North 1" }, status: "dirty" });
    again.discard();
    expect((await given(make().open(null))).latest()).toMatchObject({ typed: { name: "" }, status: "idle" });
  });

  it("should merge another user's change of another field, and show both values of the same field", async () => {
    const { stored, resource } = start();
    await given(stored.create({ name: "North 1", notes: "deep" }));
    const form = await given(resource.open(1));
    await given(stored.update(1, { version: 1, notes: "shallow" }));
    form.type({ name: "North 9", notes: "deep" });
    expect(await form.save()).toMatchObject({ status: "saved", stored: { name: "North 9", notes: "shallow", version: 3 } });
    await given(stored.update(1, { version: 3, name: "South" }));
    form.type({ name: "East", notes: "shallow" });
    expect(await form.save()).toMatchObject({ status: "clash", clash: { fields: ["name"], theirs: { name: "South" } } });
    form.keepMine();
    expect(await form.save()).toMatchObject({ status: "saved", stored: { name: "East", version: 5 } });
  });

  it("should give the failure of a command back and leave the list as it is", async () => {
    const world = start(() => ({ remove: () => TE.left({ tag: "offline" }) }));
    await given(world.stored.create({ name: "North 1", notes: "" }));
    await given(world.resource.show(first));
    expect(await refusal(world.resource.remove(1))).toEqual({ tag: "offline" });
    expect(await refusal(world.resource.open(7))).toMatchObject({ tag: "not-found" });
    expect(names(world)).toEqual(["North 1"]);
  });
});

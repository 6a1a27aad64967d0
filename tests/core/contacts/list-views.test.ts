import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { contactList, usualSettings } from "../../../core/contacts/list-settings.rule.ts";
import { NewListView } from "../../../core/contacts/list-view.model.ts";
import type { ListViews } from "../../../core/contacts/list-views.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { movedColumn } from "../../../core/views/list-columns.rule.ts";
import { makeSavedViews } from "../../../core/views/saved-views.service.ts";
import { makeListViewStoreFake } from "../../fakes/list-view-store.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const asked = (name: string): NewListView => ({ name, settings: { ...usualSettings, columns: [...usualSettings.columns] } });
const namesOf = (views: ListViews): readonly string[] | undefined => latestValue(views.latest())?.map(({ name }) => name);

describe("the views of a list", () => {
  it("should be sorted by name, and be updated when they are changed, deleted and restored", async () => {
    const views = makeSavedViews({
      list: contactList,
      store: makeListViewStoreFake(() => 1)({ user_id: 1, role: "user" }),
      storage: fakeStorage(),
    });
    await views.load();
    const made = await views.create(asked("Zebras"))();
    await views.create(asked("Ants"))();
    expect(namesOf(views)).toEqual(["Ants", "Zebras"]);
    const id = E.isRight(made) ? made.right.id : 0;
    await views.update(id, { version: 1, name: "Aardvarks" })();
    expect(namesOf(views)).toEqual(["Aardvarks", "Ants"]);
    await views.remove(id)();
    expect(namesOf(views)).toEqual(["Ants"]);
    await views.restore(id)();
    expect(namesOf(views)).toEqual(["Aardvarks", "Ants"]);
  });

  it("should show another user's change after a version conflict, and nothing else of a refusal", async () => {
    const stores = makeListViewStoreFake(() => 1);
    const store = stores({ user_id: 1, role: "user" });
    const views = makeSavedViews({ list: contactList, store, storage: fakeStorage() });
    await views.load();
    const made = await views.create(asked("Mine"))();
    const id = E.isRight(made) ? made.right.id : 0;
    await store.update(id, { version: 1, name: "Renamed elsewhere" })();
    expect(await views.update(id, { version: 1, name: "Mine again" })()).toMatchObject({ left: { tag: "conflict" } });
    expect(namesOf(views)).toEqual(["Renamed elsewhere"]);
    expect(await views.update(99, { version: 1, name: "Nobody's" })()).toMatchObject({ left: { tag: "not-found" } });
    expect(namesOf(views)).toEqual(["Renamed elsewhere"]);
  });

  it("should not be known before they are requested", async () => {
    const views = makeSavedViews({
      list: contactList,
      store: makeListViewStoreFake(() => 1)({ user_id: 1, role: "user" }),
      storage: fakeStorage(),
    });
    await views.create(asked("First"))();
    expect(views.latest().tag).toBe("idle");
  });

  it.each([
    ["", false],
    [" \t", false],
    ["Mine", true],
    ["x".repeat(60), true],
    ["x".repeat(61), false],
  ])("should have a name of 1 to 60 characters: %j", (name, is) => expect(NewListView.is(asked(name))).toBe(is));

  it("should let every column but the first be moved", () => {
    const columns = ["name", "email", "mobile"].map((id) => ({ id, width: null }));
    const ids = (id: string, by: number) => movedColumn(columns, id, by).map((column) => column.id);
    expect(ids("email", 1)).toEqual(["name", "mobile", "email"]);
    expect(ids("name", 1)).toEqual(["name", "email", "mobile"]);
    expect(ids("mobile", -5)).toEqual(["name", "mobile", "email"]);
    expect(ids("gone", 1)).toEqual(["name", "email", "mobile"]);
  });
});

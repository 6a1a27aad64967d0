import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import * as TE from "fp-ts/lib/TaskEither.js";
import { ContainerModule } from "inversify";
import { describe, expect, it } from "vitest";
import { provide } from "../../../adapters/di/provide.ts";
import { compose } from "../../../composition-root.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { makePlainResource } from "../../../core/kernel/plain-resource.service.ts";
import { makeToastQueue } from "../../../ui/kit/toast-queue.ts";
import { ToastsProvider } from "../../../ui/kit/toasts.view.tsx";
import { parseSearch, stringifySearch } from "../../../ui/react/plain-search.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { openRecord, plainQueryOf } from "../../../ui/staff/plain/plain-address.ts";
import { given } from "../../conformance/answer-of.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";
import { makeBerthStoreFake } from "../../plain-resource/berth-store.fake.ts";
import { berthKind } from "../../plain-resource/core/berths/berth.model.ts";
import { Berths, type BerthStore } from "../../plain-resource/core/berths/berths.port.ts";
import { BerthListScreen } from "../../plain-resource/ui/staff/berths/berth-list.screen.tsx";

const start = async (address: string, names: readonly string[], change: Partial<BerthStore> = {}) => {
  const store = { ...makeBerthStoreFake(() => 1_000), ...change };
  for (const name of names) await given(store.create({ name, notes: "" }));
  let keys = 0;
  const ids = { uuid: () => `00000000-0000-4000-8000-${String((keys += 1)).padStart(12, "0")}` };
  const resource = makePlainResource({ kind: berthKind, store, ids, storage: fakeStorage() });
  const resolve = compose(new ContainerModule((options) => provide(options, Berths, () => resource, [])));
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: "/ui/berths/{-$record}", component: BerthListScreen });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  });
  render(
    <ServicesProvider resolve={resolve}>
      <ToastsProvider queue={makeToastQueue()}>
        <RouterProvider router={router} />
      </ToastsProvider>
    </ServicesProvider>,
  );
  await screen.findByRole("heading", { name: /Berths/ });
  return { store, path: () => router.latestLocation.href };
};

const rows = (): readonly string[] =>
  screen
    .queryAllByRole("row")
    .slice(1)
    .map((row) => within(row).queryAllByRole("gridcell")[0]?.textContent ?? "");
const press = (name: string): void => void fireEvent.click(screen.getByRole("button", { name }));
const type = async (label: string, value: string): Promise<void> => {
  fireEvent.change(await screen.findByRole("textbox", { name: new RegExp(label) }), { target: { value } });
};

describe("the page of a plain resource", () => {
  it("should list, search and sort by the address", async () => {
    await start("/ui/berths?search=north&sort=-name", ["North 1", "South", "North 2"]);
    await waitFor(() => expect(rows()).toEqual(["North 2", "North 1"]));
  });

  it("should create a record in a dialog over the list, and refuse an empty name at its field", async () => {
    const { path } = await start("/ui/berths/new", []);
    await type("Notes", "deep");
    press("Save");
    expect(await screen.findByText("Name is required")).toBeTruthy();
    await type("Name", "North 1");
    press("Save");
    await waitFor(() => expect(rows()).toEqual(["North 1"]));
    await waitFor(() => expect(path()).toBe("/ui/berths"));
  });

  it("should change the record of the address", async () => {
    const { store } = await start("/ui/berths/1?sort=-name", ["North 1", "South"]);
    await type("Name", "West");
    press("Save");
    await waitFor(() => expect(rows()).toEqual(["West", "South"]));
    expect(await given(store.get(1))).toMatchObject({ name: "West", version: 2 });
  });

  it("should delete a record and restore it by Undo", async () => {
    await start("/ui/berths/1", ["North 1", "South"]);
    await screen.findByRole("textbox", { name: /Name/ });
    press("Delete");
    await waitFor(() => expect(rows()).toEqual(["South"]));
    press("Undo");
    await waitFor(() => expect(rows()).toEqual(["North 1", "South"]));
  });

  it("should keep what is typed when deleting the record fails", async () => {
    await start("/ui/berths/1", ["North 1"], { remove: () => TE.left({ tag: "offline" }) });
    await type("Name", "West");
    press("Delete");
    expect(await screen.findByText(failureMessage({ tag: "offline" }))).toBeTruthy();
    expect(await screen.findByDisplayValue("West")).toBeTruthy();
  });

  it("should show the last page after the only record of a later page was deleted", async () => {
    const names = Array.from({ length: 26 }, (_, at) => `North ${String(at + 1).padStart(2, "0")}`);
    const { path } = await start("/ui/berths/26?page=2", names);
    await screen.findByRole("textbox", { name: /Name/ });
    press("Delete");
    await waitFor(() => expect(path()).toBe("/ui/berths"));
    await waitFor(() => expect(rows()).toEqual(names.slice(0, 25)));
  });

  it("should distinguish an empty list from a search without matches", async () => {
    await start("/ui/berths", []);
    expect(await screen.findByRole("heading", { name: "No berths yet" })).toBeTruthy();
    cleanup();
    await start("/ui/berths?search=yacht", ["North 1"]);
    expect(await screen.findByRole("heading", { name: "Nothing matches" })).toBeTruthy();
    expect(screen.queryByText("No berths yet")).toBeNull();
  });

  it("should return to the list from a record that is gone", async () => {
    const { path } = await start("/ui/berths/7?search=yacht", ["North 1"]);
    await waitFor(() => expect(path()).toBe("/ui/berths?search=yacht"));
  });
});

describe("the address of a plain list", () => {
  it("should ignore invalid parameters", () => {
    expect(plainQueryOf(berthKind, { page: "0", sort: "depth", search: "a" })).toEqual({ page: 1, limit: 25, sort: "name", search: "a" });
    expect(plainQueryOf(berthKind, { page: "3", sort: "-updated" })).toMatchObject({ page: 3, sort: "-updated" });
  });

  it("should name the record that is open", () => {
    expect(["new", "12", undefined, "x", "0"].map(openRecord)).toEqual([null, 12, undefined, undefined, undefined]);
  });
});

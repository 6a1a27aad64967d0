import { describe, expect, it } from "vitest";
import { makeModals, type OpenModal } from "../../../core/shell/modals.service.ts";

const watched = () => {
  const modals = makeModals();
  let stack: readonly OpenModal[] = [];
  modals.stack$.subscribe((next) => (stack = next));
  return { modals, kinds: () => stack.map(({ kind }) => kind), ids: () => stack.map(({ id }) => id) };
};

describe("modals", () => {
  it("should put the newest window on top", () => {
    const { modals, kinds } = watched();
    modals.open("task");
    modals.open("info", { title: "Sound" });
    expect(kinds()).toEqual(["task", "info"]);
  });

  it("should open the same window only once", () => {
    const { modals, kinds } = watched();
    modals.open("task", { slug: "a" });
    modals.open("task", { slug: "a" });
    modals.open("task", { slug: "b" });
    expect(kinds()).toEqual(["task", "task"]);
  });

  it("should close the one that is meant, wherever it lies", () => {
    const { modals, kinds, ids } = watched();
    modals.open("task");
    modals.open("info");
    const [first] = ids();
    modals.close(first ?? -1);
    expect(kinds()).toEqual(["info"]);
    modals.clear();
    expect(kinds()).toEqual([]);
  });

  it("should hand what was settled in a window to whoever asked", async () => {
    const { modals, ids } = watched();
    const asked = modals.ask("select-contact", { except: "3" });
    modals.close(ids()[0] ?? -1, { ids: "7" });
    expect(await asked).toEqual({ ids: "7" });
  });

  it("should tell whoever asked that there is no answer, when the window or all are closed or it is open already", async () => {
    const { modals, ids } = watched();
    const closed = modals.ask("select-contact");
    expect(await modals.ask("select-contact")).toBeNull();
    modals.close(ids()[0] ?? -1);
    expect(await closed).toBeNull();
    const cleared = [modals.ask("select-contact"), modals.ask("merge-contacts")];
    modals.clear();
    expect(await Promise.all(cleared)).toEqual([null, null]);
  });
});

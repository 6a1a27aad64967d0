import * as t from "io-ts";
import { describe, expect, it } from "vitest";
import { BulkAnswer } from "../../../core/bulk/bulk-request.model.ts";
import { nobodySelected } from "../../../core/bulk/contact-selection.rule.ts";
import { makeModals, type OpenModal } from "../../../core/shell/modals.service.ts";

const Ids = t.readonlyArray(t.number);
const bulk = { about: "edit", selection: nobodySelected, count: 0 } as const;

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
    modals.open("info", { title: "Sound", text: "On." });
    expect(kinds()).toEqual(["task", "info"]);
  });

  it("should open the same window only once", () => {
    const { modals, kinds } = watched();
    modals.open("task", { slug: "a", related: ["a@1"] });
    modals.open("task", { slug: "a", related: ["a@1"] });
    modals.open("task", { slug: "b", related: ["b@1"] });
    expect(kinds()).toEqual(["task", "task"]);
  });

  it("should close the given one, at any level", () => {
    const { modals, kinds, ids } = watched();
    modals.open("task");
    modals.open("info");
    const [first] = ids();
    modals.close(first ?? -1);
    expect(kinds()).toEqual(["info"]);
    modals.clear();
    expect(kinds()).toEqual([]);
  });

  it("should pass a window's answer to its caller", async () => {
    const { modals, ids } = watched();
    const asked = modals.ask("select-contact", { except: [3] }, Ids);
    modals.close(ids()[0] ?? -1, [7]);
    expect(await asked).toEqual([7]);
  });

  it("should tell the caller that there is no answer, when the window or all are closed or it is already open", async () => {
    const { modals, ids } = watched();
    const closed = modals.ask("select-contact", {}, Ids);
    expect(await modals.ask("select-contact", {}, Ids)).toBeNull();
    modals.close(ids()[0] ?? -1);
    expect(await closed).toBeNull();
    const cleared = [modals.ask("select-contact", {}, Ids), modals.ask("bulk-contacts", bulk, BulkAnswer)];
    modals.clear();
    expect(await Promise.all(cleared)).toEqual([null, null]);
  });

  it("should pass on no answer of another type than the window's", async () => {
    const { modals, ids } = watched();
    const asked = modals.ask("select-contact", {}, Ids);
    modals.close(ids()[0] ?? -1, ["7"]);
    expect(await asked).toBeNull();
  });
});

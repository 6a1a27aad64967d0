import fc from "fast-check";
import { BehaviorSubject, VirtualTimeScheduler } from "rxjs";
import { describe, expect, it } from "vitest";
import { entryRank, fittingEntries } from "../../../core/shell/palette-match.rule.ts";
import { freshPalette, levelOf, makePalette, paletteResetMs } from "../../../core/shell/palette.service.ts";
import { makeRecentRecords, mostRecent } from "../../../core/shell/recent-records.service.ts";
import { omniRecord } from "../../fakes/omni-store.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const setUp = () => {
  const scheduler = new VirtualTimeScheduler();
  const palette = makePalette({ scheduler });
  const pass = (ms: number): void => {
    scheduler.maxFrames = scheduler.frame + ms;
    scheduler.flush();
    scheduler.frame = scheduler.maxFrames;
  };
  return { palette, pass };
};

describe("the palette", () => {
  it("should be reset 300 ms after it was closed, not before [A2.42, A9.09]", () => {
    const { palette, pass } = setUp();
    palette.open();
    palette.enter("search");
    palette.type("ann");
    palette.close();
    pass(paletteResetMs - 1);
    expect(palette.latest()).toEqual({ isOpen: false, levels: ["all", "search"], text: "ann" });
    pass(1);
    expect(palette.latest()).toEqual(freshPalette);
    expect(paletteResetMs).toBe(300);
  });

  it("should continue where it was when it is reopened at once", () => {
    const { palette, pass } = setUp();
    palette.open();
    palette.type("ann");
    palette.close();
    pass(200);
    palette.open();
    pass(1000);
    expect(palette.latest()).toMatchObject({ isOpen: true, text: "ann" });
  });

  it("should open a sublist and go back, with nothing typed [A2.37]", () => {
    const { palette } = setUp();
    palette.open();
    palette.type("switch");
    palette.enter("teams");
    expect(palette.latest()).toMatchObject({ levels: ["all", "teams"], text: "" });
    palette.type("x");
    palette.back();
    expect(palette.latest()).toMatchObject({ levels: ["all"], text: "" });
    palette.type("y");
    palette.back();
    expect(palette.latest()).toMatchObject({ levels: ["all"], text: "y" });
  });

  it("should open at a named list, with a way back", () => {
    const { palette } = setUp();
    palette.open("search");
    expect(levelOf(palette.latest())).toBe("search");
    palette.open("teams");
    expect(levelOf(palette.latest())).toBe("search");
    palette.back();
    expect(levelOf(palette.latest())).toBe("all");
  });

  it("should always have a list to show, whatever is done with it", () => {
    const act = fc.constantFrom("open", "close", "back", "teams", "search", "type", "wait");
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const { palette, pass } = setUp();
        for (const one of acts) {
          if (one === "open") palette.open();
          else if (one === "close") palette.close();
          else if (one === "back") palette.back();
          else if (one === "type") palette.type("a");
          else if (one === "wait") pass(paletteResetMs);
          else palette.enter(one);
          expect(palette.latest().levels[0]).toBe("all");
        }
      }),
    );
  });
});

const entry = (title: string, words = "") => ({ title, words });

describe("commands that match the search", () => {
  it.each([
    ["Create Contact", "create contact", 0],
    ["Create Contact", "", 0],
    ["Create Contact", "cre", 1],
    ["Create Contact", "con cr", 2],
    ["Create Contact", "cc", 3],
    ["Create Contact", "tact", 4],
    ["Create Contact", "person", 4],
    ["Create Contact", "task", 5],
  ])("should rank %s for “%s” as %i", (title, typed, rank) => {
    expect(entryRank(entry(title, "new person"), typed)).toBe(rank);
  });

  it("should be sorted best first, equals and all of them in their order", () => {
    const entries = [entry("Reports"), entry("Create Report"), entry("Import", "report"), entry("Tasks")];
    expect(fittingEntries(entries, "report").map(({ title }) => title)).toEqual(["Reports", "Create Report", "Import"]);
    expect(fittingEntries(entries, "  ")).toEqual(entries);
  });

  it("should be found by the initials of their title", () => {
    const words = fc.array(fc.stringMatching(/^[A-Z][a-z]{1,7}$/), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(words, fc.nat(), (parts, seed) => {
        const typed = parts
          .map((part) => part.slice(0, 1 + (seed % part.length)))
          .toReversed()
          .join(" ");
        expect(entryRank(entry(parts.join(" ")), typed)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe("recently opened records", () => {
  it("should be listed newest first, each once, and up to the limit", () => {
    const recent = makeRecentRecords({ storage: fakeStorage(), who$: new BehaviorSubject<number | null>(1) });
    for (let id = 1; id <= mostRecent + 2; id += 1) recent.visit(omniRecord("contact", id, `Contact ${id}`));
    recent.visit(omniRecord("contact", 5, "Renamed"));
    expect(recent.latest().map(({ id }) => id)).toEqual([5, 10, 9, 8, 7, 6, 4, 3]);
    expect(recent.latest()[0]?.name).toBe("Renamed");
  });

  it("should be separate for each user on the device, and deleted at logout", () => {
    const storage = fakeStorage();
    const who = new BehaviorSubject<number | null>(1);
    const recent = makeRecentRecords({ storage, who$: who });
    recent.visit(omniRecord("contact", 1, "Anna"));
    who.next(2);
    expect(recent.latest()).toEqual([]);
    recent.visit(omniRecord("contact", 2, "Otto"));
    expect(
      makeRecentRecords({ storage, who$: new BehaviorSubject<number | null>(1) })
        .latest()
        .map(({ name }) => name),
    ).toEqual(["Anna"]);
    who.next(null);
    recent.visit(omniRecord("contact", 3, "Nobody"));
    expect(recent.latest()).toEqual([]);
    who.next(2);
    expect(recent.latest()).toEqual([]);
    who.next(1);
    expect(recent.latest().map(({ name }) => name)).toEqual(["Anna"]);
  });

  it.each(["{", "null", '[{"name":1}]', "7"])("should be none when what is stored is %s", (stored) => {
    expect(
      makeRecentRecords({ storage: fakeStorage({ "recent-records:1": stored }), who$: new BehaviorSubject<number | null>(1) }).latest(),
    ).toEqual([]);
  });
});

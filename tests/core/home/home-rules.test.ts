import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { triggerWords } from "../../../core/assistant/assistant-route.rule.ts";
import { asksCy, searchStep } from "../../../core/home/home-search.rule.ts";
import { homeTiles } from "../../../core/home/home-tiles.rule.ts";
import { shownTiles } from "../../../core/home/home-tiles.view-model.ts";
import { importantSteps } from "../../../core/home/important-steps.rule.ts";
import { excerpt, longestExcerpt, newsPicture } from "../../../core/home/news.rule.ts";
import { idle, loaded } from "../../../core/kernel/remote.ts";
import { isHomePath } from "../../../core/shell/home-path.rule.ts";
import { isTaskFinished, taskStatuses } from "../../../core/tasks/task-status.model.ts";
import { omniRecord } from "../../fakes/omni-store.fake.ts";

describe("the tiles of Home", () => {
  const all = ["add_contacts", "lessons", "campaigns"];
  it.each([
    ["owner", [], true, ["contacts", "lessons", "campaigns", "texts"]],
    ["admin", [], true, ["contacts", "lessons", "campaigns", "texts"]],
    ["admin", [], false, ["contacts", "lessons", "texts"]],
    ["user", all, true, ["contacts", "lessons", "texts"]],
    ["user", ["lessons", "campaigns"], true, ["lessons", "texts"]],
    ["user", ["contacts"], true, ["texts"]],
    ["guest", ["add_contacts"], true, ["contacts", "texts"]],
    ["guest", [], true, ["texts"]],
  ] as const)("should be for %s with %j, activated: %s, %j [A6.06] [A6.02]", (role, flags, activated, tiles) => {
    expect(homeTiles({ role, flags, activated })).toEqual(tiles);
  });

  const nothing = { counts: idle, live: idle, texts: idle, steps: idle, news: idle };
  it("should omit unknown ones and keep pending ones", () => {
    const shown = shownTiles(["contacts", "lessons", "texts"], {
      ...nothing,
      counts: loaded({ contacts: 12, lessons: null }),
      texts: loaded(null),
    });
    expect(shown).toEqual([{ tile: "contacts", part: "counts", number: loaded({ value: 12, cap: null }) }]);
    expect(shownTiles(["campaigns", "texts"], nothing).map(({ tile }) => tile)).toEqual(["campaigns", "texts"]);
  });

  it("should show for texts how many of how many were used", () => {
    expect(shownTiles(["texts"], { ...nothing, texts: loaded({ used: 7, cap: 100 }) })[0]?.number).toEqual(loaded({ value: 7, cap: 100 }));
  });
});

describe("the search box of Home", () => {
  const ada = omniRecord("contact", 1, "Ada");
  const found = { term: "ada", results: [ada], isWaiting: false };

  it.each(["what is a lesson", "cy", "Who, me", "is it done?", "refunds?", "refunds ? ", "FIND ada"])(
    "should ask CY %j [A1.13]",
    (text) => {
      expect(searchStep(text, found)).toEqual({ tag: "ask", question: text.trim() });
    },
  );

  it.each(["ada", " ada "])("should open the first record for %j [A1.13]", (text) => {
    expect(searchStep(text, found)).toEqual({ tag: "open", result: ada });
  });

  it("should wait for records that are loading, and open nothing that matches another text", () => {
    expect(searchStep("ada", { term: "ada", results: [], isWaiting: true })).toEqual({ tag: "wait" });
    expect(searchStep("adam", found)).toEqual({ tag: "nothing" });
    expect(searchStep("zzz", { term: "zzz", results: [], isWaiting: false })).toEqual({ tag: "nothing" });
    expect(searchStep("   ", found)).toEqual({ tag: "nothing" });
  });

  it("should ask CY whatever begins with a trigger word or ends in a question mark, and nothing else", () => {
    const word = fc.stringMatching(/^[a-z]{2,12}$/);
    fc.assert(
      fc.property(fc.constantFrom(...triggerWords), word, (trigger, rest) => {
        expect(asksCy(`${trigger} ${rest}`)).toBe(true);
        expect(asksCy(`${rest}?`)).toBe(true);
        expect(asksCy(`x${trigger} ${rest}`)).toBe(triggerWords.includes(`x${trigger}`));
      }),
    );
  });
});

describe("the important steps", () => {
  it("should have the unfinished ones first and otherwise keep their order [A4.03]", () => {
    const status = fc.constantFrom(...taskStatuses.map(({ id }) => id));
    fc.assert(
      fc.property(fc.array(status), (statuses) => {
        const tasks = statuses.map((one, id) => ({ id, status: one }));
        const ordered = importantSteps(tasks);
        const finished = tasks.filter((task) => isTaskFinished(task.status));
        expect(ordered).toEqual([...tasks.filter((task) => !finished.includes(task)), ...finished]);
      }),
    );
  });
});

describe("an item of the news", () => {
  it("should show at most 160 whole characters, and all of a short text [A3.21]", () => {
    expect(excerpt(" a\n b ")).toBe("a b");
    expect(excerpt("x".repeat(160))).toBe("x".repeat(160));
    expect(excerpt("x".repeat(161))).toBe(`${"x".repeat(159)}…`);
    expect(excerpt("😀".repeat(161))).toBe(`${"😀".repeat(159)}…`);
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        expect(Array.from(excerpt(text)).length).toBeLessThanOrEqual(longestExcerpt);
        expect(excerpt(excerpt(text))).toBe(excerpt(text));
      }),
    );
  });

  it("should show its first picture, by type or by ending", () => {
    const item = (...enclosures: readonly { readonly url: string; readonly type: string }[]) =>
      newsPicture({ title: "", description: "", link: "/", enclosures, published_at: null })?.url;
    expect(item({ url: "/a.mp3", type: "audio/mpeg" }, { url: "/b", type: "image/png" }, { url: "/c", type: "image/png" })).toBe("/b");
    expect(item({ url: "/a.txt", type: "" }, { url: "/b.JPG?x=1", type: "" })).toBe("/b.JPG?x=1");
    expect(item({ url: "/a.png", type: "text/html" })).toBeUndefined();
  });
});

describe("the paths of Home", () => {
  it("should be the root and /welcome [A2.01] [B2.28]", () => {
    expect(["/ui", "/ui/", "/ui/welcome", "/ui/contacts", "/ui/welcome2"].map(isHomePath)).toEqual([true, true, true, false, false]);
  });
});

import { describe, expect, it } from "vitest";
import { staffCommands } from "../../../ui/staff/command-contribution.ts";
import { goKeys } from "../../../ui/staff/navigation-contribution.ts";
import { typedEarly } from "../../../ui/staff/palette/early-typing-keys.ts";
import { type CommandSection, type ListedCommand, listedOnce } from "../../../ui/staff/palette/listed-commands.ts";
import { firstChoice } from "../../../ui/staff/palette/palette-choice.model.ts";
import { sectionsFor } from "../../../ui/staff/palette/palette-sections.ts";

const nothing = (): void => undefined;
const listed = (id: string, title: string, rawKeys: string | null = null, isHere = false): ListedCommand => ({
  id,
  title,
  words: "",
  rawKeys,
  isHere,
  act: nothing,
  ...(rawKeys === null ? {} : { keys: rawKeys }),
});
const section = (id: string, rows: readonly ListedCommand[]): CommandSection => ({ id, title: id, rows });
const shape = (sections: readonly CommandSection[]) =>
  sections.map(({ id, rows }) => [id, rows.map(({ title, rawKeys, isHere }) => `${title} ${rawKeys ?? "-"}${isHere ? " here" : ""}`)]);

describe("commands that are listed", () => {
  it("should come once, with the page's keys under a title that is known everywhere", () => {
    const page = section("screen", [listed("s1", "Create Contact", "n", true), listed("s2", "Search contacts", "/", true)]);
    const quick = section("commands", [listed("c1", "Create Contact"), listed("c2", "Omni Search", "/")]);
    const go = section("go", [listed("g1", "Contacts", "g c"), listed("g2", "Contacts", "g x"), listed("g3", "People", "g c")]);
    expect(shape(listedOnce(page, [quick, go]))).toEqual([
      ["screen", ["Search contacts / here"]],
      ["commands", ["Create Contact n here", "Omni Search -"]],
      ["go", ["Contacts g c", "People -"]],
    ]);
  });

  it("should have no keys in common, and none that are the beginning of others'", () => {
    const places = ["home", "contacts", "groups", "conversations", "lessons", "automations", "reports", "tasks"];
    const all = [
      ...staffCommands.flatMap(({ keys }) => (keys === undefined ? [] : [keys])),
      ...places.flatMap((id) => goKeys(id) ?? []),
      "/",
      "mod+k",
    ];
    const contributed = all.filter((keys, at) => all.indexOf(keys) === at);
    expect(contributed.filter((keys) => all.some((other) => other.startsWith(`${keys} `)))).toEqual([]);
    expect(places.map(goKeys)).toEqual(["g h", "g c", "g g", "g m", "g l", "g a", "g r", "g t"]);
  });
});

describe("the order of the palette", () => {
  const commands = [section("commands", [listed("a", "Create Contact")]), section("go", [listed("b", "Contacts")])];
  const records = section("records", [listed("r", "Anna")]);

  it("should put records behind commands that fit well and before those that fit loosely", () => {
    expect(sectionsFor(commands, records, "contacts").map(({ id }) => id)).toEqual(["go", "records"]);
    expect(sectionsFor(commands, records, "con").map(({ id }) => id)).toEqual(["commands", "go", "records"]);
    expect(sectionsFor(commands, records, "tact").map(({ id }) => id)).toEqual(["records", "commands", "go"]);
  });

  it("should mark the first row, and for a question the assistant", () => {
    const ask = listed("ask", 'Ask CY: "x"');
    const rows = [listed("h", "Help Docs"), listed("r", "Anna"), ask];
    expect(firstChoice(rows, "a", false)?.id).toBe("h");
    expect(firstChoice(rows, "how many contacts", true)?.id).toBe("ask");
    expect(firstChoice(rows, "help", true)?.id).toBe("h");
    expect(firstChoice([], "", false)).toBeUndefined();
  });

  it("should mark the row whose title was typed, wherever it stands", () => {
    const rows = [listed("b", "Ask CY or Search Records"), listed("a", "Ask CY"), listed("ask", "Ask CY")];
    expect(firstChoice(rows, "ask cy", true)?.id).toBe("a");
    expect(firstChoice(rows, "", false)?.id).toBe("b");
  });
});

describe("keys that come before the palette", () => {
  const key = (name: string, held: Partial<Parameters<typeof typedEarly>[1]> = {}) => ({
    key: name,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    ...held,
  });

  it("should be written, taken back, and left alone where they mean something else", () => {
    expect(typedEarly("an", key("a"))).toBe("ana");
    expect(typedEarly("an", key("😀"))).toBe("an😀");
    expect(typedEarly("an", key("Backspace"))).toBe("a");
    expect(typedEarly("", key("Backspace"))).toBe("");
    for (const other of [
      key("Tab"),
      key("ArrowDown"),
      key("a", { ctrlKey: true }),
      key("a", { metaKey: true }),
      key("a", { altKey: true }),
      key("a", { isComposing: true }),
    ])
      expect(typedEarly("an", other)).toBeNull();
  });
});

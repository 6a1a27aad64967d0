import { act, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { durationDisplay } from "../../../core/kernel/duration-display.rule.ts";
import { catalogue } from "../../../ui/i18n/catalogue.ts";
import { kitText } from "../../../ui/i18n/en/kit.ts";
import { dateFormat, numberFormat, relativeFormat } from "../../../ui/i18n/formats.ts";
import { setLanguage } from "../../../ui/i18n/i18n.ts";
import { pseudo } from "../../../ui/i18n/pseudo.ts";
import type { Texts } from "../../../ui/i18n/text-types.ts";
import { useText } from "../../../ui/i18n/use-text.ts";

const sample = catalogue("sample", {
  hello: "Hello {{name}}",
  people_one: "{{count, number}} person",
  people_other: "{{count, number}} people",
});
const Words = () => {
  const text = useText(sample);
  return `${text("hello", { name: "Rosa & Mei" })}|${text("people", { count: 1 })}|${text("people", { count: 1200 })}`;
};
const Retry = () => useText(kitText)("retry");

const spanish = import.meta.glob<{ readonly texts: Texts }>("../../../ui/i18n/es/*.ts", { eager: true });
const english = import.meta.glob<Readonly<Record<string, { readonly texts: Texts }>>>("../../../ui/i18n/en/*.ts", { eager: true });

const flat = (texts: Texts, path = ""): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as const] : flat(value, `${path}${key}.`),
  );
const places = (text: string): readonly string[] => Array.from(text.matchAll(/\{\{\s*(\w+)/g), (match) => match[1] ?? "").toSorted();

/** Values that the core says in English and other languages leave out: which shape was asked for, and which was found. */
const inEnglishAlone: ReadonlySet<string> = new Set(["expected", "found"]);

describe("texts", () => {
  afterEach(async () => {
    await act(() => setLanguage("en", document.documentElement));
  });

  it("should fill places as they are and choose the plural form", () => {
    render(<Words />);
    expect(document.body.textContent).toBe("Hello Rosa & Mei|1 person|1,200 people");
  });

  it("should change with the language without loading the page", async () => {
    render(<Retry />);
    expect(document.body.textContent).toBe("Try again");
    await act(() => setLanguage("es", document.documentElement));
    expect(document.body.textContent).toBe("Reintentar");
    expect(document.documentElement.lang).toBe("es");
  });

  it("should translate what comes while the language changes", async () => {
    const changing = setLanguage("en-XA", document.documentElement);
    const late = catalogue("late-sample", { hello: "Hello" });
    const Late = () => useText(late)("hello");
    render(<Late />);
    await act(() => changing);
    expect(document.body.textContent).toContain("⟦Hélló");
  });

  it("should write times in twelve hours, durations in minutes and seconds and numbers with separators of thousands [A9.28]", () => {
    const time = dateFormat("en", { timeStyle: "short", timeZone: "UTC" });
    expect([0, 11 * 3_600, 12 * 3_600, 15 * 3_600 + 240].map((second) => time.format(second * 1000).replace("\u202f", " "))).toEqual([
      "12:00 AM",
      "11:00 AM",
      "12:00 PM",
      "3:04 PM",
    ]);
    expect([45, 3_725].map(durationDisplay)).toEqual(["0 min, 45 sec", "62 min, 5 sec"]);
    expect(numberFormat("en", {}).format(1_234_567)).toBe("1,234,567");
  });

  it("should keep formatters of a language, one for each way to write", () => {
    expect(dateFormat("en", { dateStyle: "long" })).toBe(dateFormat("en", { dateStyle: "long" }));
    expect(dateFormat("en", { dateStyle: "long" })).not.toBe(dateFormat("es", { dateStyle: "long" }));
    expect(dateFormat("es", { dateStyle: "long", timeZone: "UTC" }).format(0)).toBe("1 de enero de 1970");
    expect(numberFormat("en", {}).format(1200)).toBe("1,200");
    expect(relativeFormat("es", { numeric: "auto" }).format(-1, "day")).toBe("ayer");
  });

  it("should stay English where there is no translation", async () => {
    render(<Words />);
    await act(() => setLanguage("es", document.documentElement));
    expect(document.body.textContent).toContain("Hello Rosa & Mei");
  });

  it("should show the pseudo-locale everywhere", async () => {
    render(<Words />);
    await act(() => setLanguage("en-XA", document.documentElement));
    expect(document.body.textContent).toContain("⟦Hélló Rosa & Mei");
  });

  it("should keep places and tags in the pseudo-locale, and grow by a third", () => {
    const texts = pseudo({ a: { b: "Hello {{name}}, <b>you</b>" } });
    const [, words] = flat(texts)[0] ?? ["", ""];
    expect(words).toContain("{{name}}");
    expect(words).toContain("<b>ýóú</b>");
    expect(words.length).toBeGreaterThanOrEqual(Math.ceil("Hello {{name}}, <b>you</b>".length * 1.3));
  });

  it.each(Object.entries(spanish))("should have the places of the English texts in %s", (path, { texts }) => {
    const area = path.split("/").at(-1) ?? "";
    const original = new Map(Object.values(english[`../../../ui/i18n/en/${area}`] ?? {}).flatMap((each) => flat(each.texts)));
    const translated = flat(texts);
    expect(translated.length).toBe(original.size);
    for (const [key, words] of translated)
      expect([key, places(words)]).toEqual([key, places(original.get(key) ?? "").filter((place) => !inEnglishAlone.has(place))]);
  });
});

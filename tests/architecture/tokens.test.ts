import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ui = fileURLToPath(new URL("../../ui/", import.meta.url));
const isTokenFile = (path: string): boolean => path.startsWith("kit/tokens/") || path.startsWith("skins/");
const files = readdirSync(ui, { recursive: true, encoding: "utf8" }).filter(
  (path) => /\.(css|tsx?)$/.test(path) && !path.includes("node_modules"),
);

const breakpoints = ["640px", "980px", "1280px"];
const colour =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lch|lab|hwb)\(|:[^;{]*\b(?:white|black|red|green|blue|gray|grey|orange|yellow|purple|teal|navy)\b(?!-)/i;
const measure = /(?<![\w.-])-?\d*\.?\d+(?:px|rem|em|pt|pc|cm|mm|in|ms|s)\b/i;

const inCss = (text: string): readonly string[] =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .split("\n")
    .filter((line) => {
      const prelude = /^\s*@(?:media|container)/.test(line);
      const rest = prelude ? breakpoints.reduce((all, breakpoint) => all.replaceAll(breakpoint, ""), line) : line;
      return measure.test(rest) || (!prelude && /[:;]/.test(rest) && colour.test(rest.replace(/var\([^)]*\)/g, "")));
    });

const quoted = /"[^"\n]*"|'[^'\n]*'|`[^`]*`/g;
const inScript = (text: string): readonly string[] =>
  Array.from(text.matchAll(quoted), (match) => match[0].slice(1, -1)).filter(
    (words) => /^#[0-9a-f]{3,8}$/i.test(words) || /^-?\d*\.?\d+(?:px|rem|em|ms|s)$/i.test(words.trim()),
  );

/** Colours, sizes and durations that are written out instead of named. */
const literals = (path: string, text: string): readonly string[] => (path.endsWith(".css") ? inCss(text) : inScript(text));

const layered = /^\s*(?:\/\*[\s\S]*?\*\/\s*)*@layer (?:kit|areas|skin) \{/;

describe("design tokens", () => {
  it("should see the style files of the interface", () => {
    expect(files.filter((path) => path.endsWith(".module.css")).length).toBeGreaterThan(30);
    expect(files.filter(isTokenFile).length).toBeGreaterThan(5);
  });

  it.each(files.filter((path) => !isTokenFile(path)))("should be all that ui/%s names colours, sizes and durations by", (path) => {
    expect(literals(path, readFileSync(ui + path, "utf8"))).toEqual([]);
  });

  it("should exist wherever a style names one", () => {
    const texts = files.map((path) => readFileSync(ui + path, "utf8"));
    const defined = new Set(
      texts.flatMap((text) => [...text.matchAll(/(?<!var\()(--[a-z][\w-]*)["'\]]*\s*[:,]/g)].map(([, name]) => name)),
    );
    // React Aria sets it on popovers.
    defined.add("--trigger-width");
    const unknown = (text: string): readonly string[] =>
      [...text.matchAll(/var\((--[a-z][\w-]*)/g)].flatMap(([, name]) => (name === undefined || defined.has(name) ? [] : [name]));
    expect(files.filter((path) => path.endsWith(".css")).flatMap((path) => unknown(readFileSync(ui + path, "utf8")))).toEqual([]);
    expect(unknown("a { color: var(--color-text-muted); margin: var(--space-2) }")).toEqual(["--color-text-muted"]);
  });

  it.each(files.filter((path) => path.endsWith(".module.css")))("should have ui/%s stand in a layer", (path) => {
    expect(readFileSync(ui + path, "utf8")).toMatch(layered);
  });

  it.each([
    ["planted.module.css", ".a {\n  color: #ff0000;\n}"],
    ["planted.module.css", ".a {\n  color: rgb(1 2 3);\n}"],
    ["planted.module.css", ".a {\n  background: white;\n}"],
    ["planted.module.css", ".a {\n  width: 12px;\n}"],
    ["planted.module.css", ".a {\n  margin: 0 -1.5rem;\n}"],
    ["planted.module.css", ".a {\n  transition: color 120ms;\n}"],
    ["planted.module.css", "@media (width < 700px) {\n}"],
    ["planted.view.tsx", '<div style={{ width: "12px" }} />'],
    ["planted.view.tsx", 'const tone = "#0b7a75";'],
  ])("should not let a literal pass in %s: %s", (path, text) => {
    expect(literals(path, text)).toHaveLength(1);
  });

  it.each([
    [".a {\n  width: 0;\n  flex: 1 1 0;\n  color: var(--color-text);\n}"],
    [".a {\n  width: calc(100% - var(--space-4));\n  height: 100dvh;\n  grid-template-columns: 2fr 1fr;\n}"],
    ["@media (width < 980px) {\n}"],
    ['.a[data-size="100"] {\n  color: currentColor;\n  background: transparent;\n}'],
  ])("should let tokens and proportions pass: %s", (text) => {
    expect(literals("plain.module.css", text)).toEqual([]);
  });

  const pages = readdirSync(ui, { recursive: true, encoding: "utf8" }).filter(
    // The frame page of the content origin draws nothing itself.
    (path) => path.endsWith("index.html") && !/^(public|content)\//.test(path),
  );
  it.each(pages)("should have ui/%s set the skin and the order of the layers before any style", (path) => {
    const heads = Array.from(
      readFileSync(ui + path, "utf8").matchAll(/(?:src|href)="([^"]*(?:theme-boot\.js|\.css))"|<style>(@layer [^;<]*;)<\/style>/g),
      ([, address, layers]) => layers ?? address?.split("/").at(-1),
    );
    expect(heads).toEqual(["theme-boot.js", "@layer reset, tokens, kit, areas, skin;", "kit.css"]);
  });

  it("should notice a module that stands in no layer", () => {
    expect(".a { color: var(--color-text); }").not.toMatch(layered);
  });
});

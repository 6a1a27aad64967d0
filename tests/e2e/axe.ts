import * as t from "io-ts";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const Violations = t.readonlyArray(
  t.type({
    id: t.string,
    help: t.string,
    nodes: t.readonlyArray(t.type({ target: t.readonlyArray(t.unknown), failureSummary: t.string })),
  }),
);

/** Scrolls a page to its top, since its header covers a part of what is scrolled under it, which axe counts as too small. */
export const toTop = (page: Page): Promise<void> => page.evaluate(() => window.scrollTo(0, 0));

/** The success criteria alone: a part that stands by itself has no heading and no landmark of its own. */
export const wcag: readonly string[] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const wholePage = [...wcag, "best-practice"];

/**
 * What axe finds wrong with the page as it is now, one line each; none is the only good answer.
 * @param rules tags of the rules that are asked; those of whole pages unless told
 * @param part selector of the only part that is looked at
 */
export const axe = async (page: Page, rules: readonly string[] = wholePage, part = ":root"): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  // Style sheets are not fetched again: of the rules that are asked, only the one about sound needs anything ahead.
  const options = { runOnly: rules, resultTypes: ["violations"], preload: { assets: ["media"] } };
  const found: unknown = await page.evaluate(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}).then((result) => result.violations)`,
  );
  if (!Violations.is(found)) throw new Error("axe gave an answer of another shape.");
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(" ")} (${failureSummary.replace(/\s+/g, " ")})`),
  );
};

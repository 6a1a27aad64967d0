import * as t from "io-ts";
import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axe, wcag } from "./axe.ts";
import { sharedBrowser } from "./browser.ts";
import { type Gallery, serveGallery } from "./gallery-server.ts";
import { type Look, looks, nextFrames, sideways, wear } from "./looks.ts";

/** Milliseconds for all states of a part: two minutes on a quiet machine, and no fault on a busy one. */
const longestWalk = 1_200_000;

const Views = t.readonlyArray(t.type({ name: t.string, states: t.readonlyArray(t.string), isWhole: t.boolean }));

/**
 * The tests of every n-th view of the gallery, each of whose states is drawn; whole screens alone, parts below each other.
 * @param part from 0
 * @param parts how many files share the gallery
 */
export const describeGallery = (part: number, parts: number): void => {
  describe(`the gallery, part ${part + 1} of ${parts}`, () => {
    let gallery: Gallery;
    let context: BrowserContext;
    beforeAll(async () => {
      gallery = await serveGallery();
      context = await (await sharedBrowser()).newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
    });
    afterAll(async () => {
      await context.close();
      await gallery.close();
    });

    const views = async (): Promise<t.TypeOf<typeof Views>> => {
      const page = await context.newPage();
      await page.goto(gallery.address);
      await page.locator("[data-gallery-view]").first().waitFor();
      const found: unknown = await page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLElement>("[data-gallery-view]"), ({ dataset }) => ({
          name: dataset["galleryView"],
          states: JSON.parse(dataset["galleryStates"] ?? ""),
          isWhole: dataset["galleryWhole"] === "true",
        })),
      );
      await page.close();
      if (!Views.is(found)) throw new Error("The gallery lists its views in another shape.");
      return found;
    };

    /** A list that opens with the focus hides what lies around it from screen readers, which is right, and which axe does not know. */
    const closeList = async (page: Page): Promise<void> => {
      await page
        .locator('[role="combobox"]:focus')
        .evaluateAll((fields) => fields.forEach((field) => field instanceof HTMLElement && field.blur()));
      await nextFrames(page);
    };

    /** Goes to another address of the gallery, which draws it without loading again. */
    const show = async (page: Page, query: string): Promise<void> => {
      await page.evaluate((to) => {
        document.querySelector("[data-gallery-state]")?.setAttribute("data-gallery-state", "leaving");
        window.history.replaceState(null, "", to);
        window.dispatchEvent(new PopStateEvent("popstate"));
      }, query);
      await page.locator('[data-gallery-state]:not([data-gallery-state="leaving"])').first().waitFor({ state: "attached" });
    };

    const problemsOf = async (page: Page, said: string): Promise<readonly string[]> => {
      await closeList(page);
      const over = await sideways(page);
      const found = (await axe(page, wcag)).map((one) => `${said}: ${one}`);
      return over > 0 ? [`${said}: ${over} px too wide`, ...found] : found;
    };

    it(
      "should draw its views in every state without accessibility violations and sideways scrolling, wide and light, narrow and dark",
      async () => {
        const all = await views();
        expect(all.length).toBeGreaterThan(60);
        const own = all.filter((_, at) => at % parts === part);
        const states = own.flatMap(({ name, states: named, isWhole }) => {
          const drawn: readonly (string | null)[] = isWhole ? named : [null];
          return drawn.map((state) => ({ name, state }));
        });
        // Each look once for all states: drawing a state again costs less than giving the page another width and theme.
        const walk = async (look: Look): Promise<readonly string[]> => {
          const problems: string[] = [];
          const page = await context.newPage();
          await page.goto(`${gallery.address}?bare=1`);
          await page.locator("[data-gallery-state]").first().waitFor({ state: "attached" });
          await wear(page, look);
          for (const { name, state } of states) {
            await show(page, `?view=${name}&bare=1${state === null ? "" : `&state=${encodeURIComponent(state)}`}`);
            const said = [name, state, `${look.width} px`, look.dark ? "dark" : "light"].filter((word) => word !== null).join(", ");
            problems.push(...(await problemsOf(page, said)));
          }
          return problems;
        };
        // Beside each other: while one page waits for its frames, the other is looked at.
        const problems = (await Promise.all(looks.map(walk))).flat();
        expect(problems).toEqual([]);
      },
      longestWalk,
    );
  });
};

import { sql } from "kysely";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SeededCourse, seedCourse } from "../../adapters/server/demo/demo-courses.ts";
import type { Database } from "../../adapters/server/storage/database.ts";
import { ItemType } from "../../core/lessons/items/catalogue.rule.ts";
import { writtenItems } from "../../ui/lesson/gallery-items.ts";
import { type App, openApp } from "./app.ts";
import { tabTo } from "./keys.ts";

const learner = "lena@harbor.example";

/** What is different from a written item: nothing plays, and what only a provider's message completes is optional, or the last. */
const changed: Readonly<Partial<Record<ItemType, object>>> = {
  rich_text: { standalone: true },
  video: { required: false },
  audio: { required: false },
  custom: { can_advance: true },
  typeform: { can_advance: true },
  signwell: { can_advance: true },
  contact_update: { contact_field: "first_name", hide_value: true },
  contact_updates: { fields: [{ contact_field: "last_name", required: true }] },
};
const types = [
  ...Object.keys(ItemType.keys)
    .filter(ItemType.is)
    .filter((type) => type !== "jotform" && type !== "cal"),
  "jotform",
] as const;
const items = types.map((type) => ({ type, name: `The ${type}`, values: { ...writtenItems[type].values, ...changed[type] } }));
const call = [{ type: "cal", name: "The cal", values: writtenItems.cal.values }];

const courses: SeededCourse[] = [];
const seedCourses = (database: Database): Promise<void> =>
  database.asSystem(async (tx) => {
    const { rows } = await sql<{ org_id: number }>`select org_id from contacts where ${learner} = any(email)`.execute(tx.db);
    const context = { org: rows[0]?.org_id ?? 0, now: Math.floor(Date.now() / 1000), random: Math.random };
    for (const [name, lesson] of [
      ["By mouse", items],
      ["By keys", items],
      ["A call", call],
    ] as const)
      courses.push(
        await seedCourse(tx, context, {
          name,
          summary: "",
          about: "",
          show_order: 9,
          lessons: [{ name, items: lesson }],
          release: () => ({ release: "immediately" }),
        }),
      );
  });

let app: App;
beforeAll(async () => {
  app = await openApp({}, undefined, seedCourses);
});
/** Media of written items that no server has. */
afterAll(() => app.close(/Failed to load resource/));

const right = ["Slow down", "Throw the line", "Make fast", "Rig the gangway"];
const begin = async (course: number, width: number): Promise<Page> => {
  const page = await app.page({ as: learner, width });
  await page.goto(`/portal/harbor/course/${courses[course]?.course}`);
  await page.getByRole("button", { name: "Join course" }).click();
  await page.getByRole("link", { name: "Start", exact: true }).click();
  return page;
};

type Answering = Readonly<Partial<Record<ItemType, (page: Page) => Promise<void>>>>;

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole("button", { name, exact: true }).click();
const row = (page: Page, words: string) => page.getByRole("listitem").filter({ hasText: words });
const rows = (page: Page) => page.getByRole("listitem").filter({ has: page.locator("[data-by=pick]") });

const byMouse: Answering = {
  challenge: async (page) => {
    await page.getByLabel("Behind the yellow line").check();
    await press(page, "Check answer");
  },
  blank: async (page) => {
    await page.getByLabel("Your answer").fill("hat");
    await press(page, "Check answer");
    await page.getByText("Correct answer: helmet").waitFor();
  },
  order: async (page) => {
    for (const [at, answer] of right.entries()) {
      await row(page, answer).dragTo(rows(page).nth(at));
      await rows(page).nth(at).filter({ hasText: answer }).waitFor();
    }
    await press(page, "Check answer");
  },
  missing_words: async (page) => {
    await page.getByRole("button", { name: "yellow", exact: true }).dragTo(page.getByRole("button", { name: /^Gap 1 of 2/ }));
    await press(page, "crane");
    await press(page, "Put crane in gap 2 of 2");
    await press(page, "Check answer");
  },
  poll: async (page) => {
    await page.getByLabel("South").check();
    await press(page, "Vote");
  },
  assessment: async (page) => {
    await page.getByLabel("Every week").check();
    await press(page, "Save");
  },
  stats_tracker: async (page) => {
    await page.getByLabel("How many shifts did you work?").fill("12");
    await page.getByLabel("How safe did you feel?").fill("80");
    await press(page, "Save");
  },
  checklist: async (page) => {
    for (const box of ["Helmet", "Vest", "Radio"]) await page.getByLabel(box).check();
    await press(page, "Save");
  },
  open_ended: async (page) => {
    await page.getByLabel("Your answer").fill("Look up before I walk.");
    await press(page, "Save");
  },
  calendly: (page) => press(page, "Later"),
  contact_update: async (page) => {
    await page.getByLabel("First name").fill("Lena");
    await press(page, "Save");
  },
  contact_updates: async (page) => {
    await page.getByLabel("Last name").fill("Lindqvist");
    await press(page, "Save");
  },
  video_upload: async (page) => {
    await page.getByLabel("Choose a file").setInputFiles("adapters/server/demo/media/harbor-safety.mp4");
    await press(page, "Use this video");
  },
};

/** Presses Tab until a text area has the focus. */
const tabToText = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => {
      await page.keyboard.press("Tab");
      return page.evaluate(() => document.activeElement?.tagName);
    })
    .toBe("TEXTAREA");
};
const enter = async (page: Page, ...names: readonly RegExp[]): Promise<void> => {
  for (const name of names) {
    await tabTo(page, name);
    await page.keyboard.press("Enter");
  }
};

const byKeys: Answering = {
  challenge: async (page) => {
    await tabTo(page, /Under it/);
    await page.keyboard.press("ArrowDown");
    await enter(page, /Check answer/);
  },
  blank: async (page) => {
    await tabTo(page, /Your answer/);
    await page.keyboard.type("helmet");
    await page.keyboard.press("Enter");
  },
  order: async (page) => {
    for (const [at, answer] of right.entries()) {
      await enter(page, new RegExp(`^${answer}, place`));
      while ((await rows(page).nth(at).filter({ hasText: answer }).count()) === 0) await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      await page.getByText(`${answer} put down in place ${at + 1} of 4.`).waitFor({ state: "attached" });
    }
    await enter(page, /Check answer/);
  },
  missing_words: async (page) => {
    await enter(page, /^yellow/, /^Put yellow in gap 1/, /^crane/, /^Put crane in gap 2/, /Check answer/);
  },
  poll: async (page) => {
    await tabTo(page, /North/);
    await page.keyboard.press("Space");
    await enter(page, /^Vote/);
  },
  assessment: async (page) => {
    await tabTo(page, /Every day/);
    await page.keyboard.press("Space");
    await enter(page, /^Save/);
  },
  stats_tracker: async (page) => {
    await tabTo(page, /How many shifts/);
    await page.keyboard.type("12");
    await tabTo(page, /How safe/);
    await page.keyboard.press("ArrowRight");
    await enter(page, /^Save/);
  },
  checklist: async (page) => {
    for (const box of [/Helmet/, /Vest/, /Radio/]) {
      await tabTo(page, box);
      await page.keyboard.press("Space");
    }
    await enter(page, /^Save/);
  },
  open_ended: async (page) => {
    await tabToText(page);
    await page.keyboard.type("Look up.");
    await enter(page, /^Save/);
  },
  calendly: (page) => enter(page, /^Later/),
  contact_update: async (page) => {
    await page.getByLabel("First name").waitFor();
    await tabTo(page, /First name/);
    await page.keyboard.type("Lena");
    await enter(page, /^Save/);
  },
  contact_updates: async (page) => {
    await page.getByLabel("Last name").waitFor();
    await tabTo(page, /Last name/);
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Lindgren");
    await enter(page, /^Save/);
  },
  video_upload: async (page) => {
    await page.getByRole("button", { name: "Record", exact: true }).waitFor();
    await enter(page, /^Record$/);
    await page.getByRole("button", { name: "Start recording" }).waitFor();
    await enter(page, /^Start recording/);
    await page.getByText("0:01 recorded").waitFor();
    await enter(page, /^Stop recording/);
    await page.getByRole("button", { name: "Use this video" }).waitFor();
    await enter(page, /^Use this video/);
  },
};

/** Takes the lesson to its last step; each item must say that it is done before the next step opens. */
const take = async (page: Page, how: Answering, next: (page: Page) => Promise<void>): Promise<void> => {
  for (const type of types) {
    const item = page.getByRole("region", { name: `The ${type}`, exact: true });
    await item.waitFor();
    if (type === "jotform") return void (await item.getByText("Submit the form to go on").waitFor());
    await how[type]?.(page);
    if (how[type] !== undefined) await item.locator("[data-completes][data-done=true]").waitFor();
    await next(page);
  }
};

describe("All items in the portal", () => {
  it("should be taken by mouse, and what is entered stand in the learner's contact [B3.10] [B3.15] [B3.20] [B3.25] [B3.26] [B5.06]", async () => {
    const page = await begin(0, 1280);
    await take(page, byMouse, (on) => on.locator("footer").getByRole("button", { name: "Next", exact: true }).click());
    await expect.poll(() => page.locator("footer").getByRole("button", { name: "Finish" }).isDisabled()).toBe(true);
    await page.goto("/portal/harbor/p/settings");
    await page.getByText("Lindqvist").first().waitFor();
  });

  it("should be taken by keys alone on a phone", async () => {
    const page = await begin(1, 390);
    await take(page, byKeys, (on) => enter(on, /^Next/));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  it("should say what completes an appointment that is booked elsewhere", async () => {
    const page = await begin(2, 390);
    await page.getByText("Book an appointment to go on").waitFor();
    await page.getByTitle("Appointment: Cal.com").waitFor();
    await expect
      .poll(() => page.getByRole("link", { name: "Open in a new tab" }).getAttribute("href"))
      .toMatch(/^https:\/\/cal\.com\/harbor\/tour/);
  });
});

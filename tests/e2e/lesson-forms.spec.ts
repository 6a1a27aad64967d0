import { createServer } from "node:http";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedCourse } from "../../adapters/server/demo/demo-courses.ts";
import { type SignWellDouble, startSignWell } from "../adapters/server/lesson-forms/signwell-double.ts";
import { type App, openApp } from "./app.ts";
import { axe, wcag } from "./axe.ts";
import { serveForms } from "./form-doubles.ts";

const items = [
  {
    type: "typeform",
    values: { form_id: "Ab12", toggle_text: "Tell us more", success_text: "Thank you.", hidden_fields: { name: "first_name" } },
  },
  { type: "jotform", values: { form_id: "231" } },
  { type: "calendly", values: { calendly_url: "https://calendly.com/harbor/tour" } },
  { type: "cal", values: { url: "https://cal.com/harbor/tour" } },
  { type: "custom", values: { url: "https://apps.harbor.example/crane" } },
  { type: "signwell", values: { template_id: "t1", placeholder_name: "Learner", button_text: "Sign the contract" } },
] as const;

/** The page that the shared link leads to. */
const openDay = createServer((_request, response) =>
  response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Open day</title>"),
);
const openDayAddress = (): string => {
  const address = openDay.address();
  return `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}/open-day`;
};

let app: App;
let signwell: SignWellDouble;
let [lesson, call] = ["", ""];
beforeAll(async () => {
  signwell = await startSignWell("key");
  await new Promise<void>((resolve) => openDay.listen(0, "127.0.0.1", resolve));
  const shared = { type: "social", values: { url: openDayAddress(), tweet: "Come on Sunday." } };
  app = await openApp({ SIGNWELL_KEY: "key", SIGNWELL_URL: signwell.url }, undefined, async (database) =>
    database.asSystem(async (tx) => {
      const { org_id: org } = await tx.db.selectFrom("portals").select("org_id").where("pid", "=", "harbor").executeTakeFirstOrThrow();
      const now = Math.floor(Date.now() / 1000);
      const made = await seedCourse(
        tx,
        { org, now, random: Math.random },
        {
          name: "Forms of others",
          summary: "",
          about: "",
          show_order: 50,
          lessons: [{ name: "All forms", items: [...items, shared].map((item) => ({ ...item, name: item.type })) }],
          release: () => ({ release: "immediately" }),
        },
      );
      lesson = `/portal/harbor/course/${made.course}`;
      call = `/api/cg/campaigns/${made.course}/lessons/${made.triggers[0]?.id}`;
    }),
  );
});
afterAll(async () => {
  await app.close(/ERR_INTERNET_DISCONNECTED|status of (401|403|404)/);
  await signwell.close();
  openDay.close();
});

const inFrame = (page: Page, title: string, button: string) =>
  page.frameLocator(`iframe[title="${title}"]`).getByRole("button", { name: button });
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });

describe("Pages of other hosts in a lesson", () => {
  it("should block the learner until each reports completion, and count visitors of a shared link [B3.19] [B3.21] [B3.23] [B3.24] [B3.27] [B3.28] [B3.29]", async () => {
    const page = await app.page({ as: "lena@harbor.example" });
    const opened = await serveForms(page);
    await page.goto(lesson);
    await page.getByRole("button", { name: "Join course" }).click();
    await page.getByRole("link", { name: "Start", exact: true }).click();
    await page.getByRole("button", { name: "Tell us more" }).click();
    await page.frameLocator("iframe").getByText("#name=Lena").waitFor();
    await page.evaluate(() => window.postMessage({ type: "form-submit" }, "*"));
    await expect.poll(() => next(page).isDisabled()).toBe(true);
    expect(await axe(page, wcag, "main")).toEqual([]);
    await inFrame(page, "Form: Typeform", "Submit form").click();
    await page.getByText("Thank you.").waitFor();
    await next(page).click();
    for (const [title, button] of [
      ["Form: Jotform", "Submit form"],
      ["Appointment: Calendly", "Schedule event"],
      ["Appointment: Cal.com", "Confirm booking"],
      ["Page of your organization: apps.harbor.example", "Finish"],
    ] as const) {
      await inFrame(page, title, button).click();
      await expect.poll(() => next(page).isDisabled()).toBe(false);
      await next(page).click();
    }
    expect(opened.some((address) => address.startsWith("https://calendly.com/harbor/tour?embed_domain=localhost"))).toBe(true);

    await page.getByRole("button", { name: "Sign the contract" }).click();
    await inFrame(page, "Document to sign", "Sign").waitFor();
    signwell.setStatus("Completed");
    await inFrame(page, "Document to sign", "Sign").click();
    await expect.poll(() => next(page).isDisabled()).toBe(false);
    await next(page).click();

    const address = await page.getByText(/\/l\/[\w-]{22}$/).textContent();
    const friend = await app.page({});
    await friend.goto(address ?? "");
    await friend.waitForURL(openDayAddress());
    await expect.poll(async () => (await page.request.get(call)).text()).toContain('"clicks":1');
  });
});

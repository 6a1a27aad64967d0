import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { focusOn, typeText } from "./keys.ts";
import { expectLooks } from "./looks.ts";

const pages = [
  "/ui/login",
  "/ui/signup",
  "/ui/reset-password",
  "/ui/reset-password/confirm#token=old",
  "/ui/activate#token=old",
  "/portal/harbor/home",
];

describe("the sign-in pages", () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close(/Failed to load resource: the server responded with a status of (401|422)/));

  it("should be without violations and without sideways scrolling in every look", async () => {
    const page = await app.page();
    for (const path of pages) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expectLooks(page);
    }
  });

  it("should sign a learner in with the pin from the outbox, by keyboard alone [C3.59]", async () => {
    const page = await app.page();
    await page.goto("/portal/harbor/home");
    await page.getByLabel("Email or mobile number").waitFor();
    await typeText(page, "lena@harbor.example");
    await page.keyboard.press("Enter");
    await page.getByText("If we know you, we have sent you a pin.").waitFor();
    const outbox = await page.request.get("/dev/outbox.json");
    const [pin = ""] = /\b\d{6}\b/.exec(await outbox.text()) ?? [];
    await focusOn(page.getByRole("textbox", { name: /pin/i }));
    await typeText(page, pin);
    await page.keyboard.press("Enter");
    await page.getByText("Lena").first().waitFor();
  });

  it("should say that a learner's login failed and ask to log in again [C8.10] [C8.11]", async () => {
    const page = await app.page();
    await page.goto("/portal/harbor/home");
    await page.getByLabel("Email or mobile number").fill("lena@harbor.example");
    await page.getByText("With my password").click();
    await page.getByLabel("Password", { exact: true }).fill("Wrong-horse-1");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("Oops! Login Failed").waitFor();
    await expect.poll(() => page.getByLabel("Email or mobile number").inputValue()).toBe("lena@harbor.example");
  });
});

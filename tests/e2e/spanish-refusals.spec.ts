import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/status of (401|403|404|422)|ERR_INTERNET_DISCONNECTED/));

/** A learner's page in Spanish. */
const enEspanol = async (as: string | null, width: number, dark = false): Promise<Page> => {
  const context = await app.browser.newContext({
    locale: "es-ES",
    baseURL: app.origin,
    viewport: { width, height: 844 },
    colorScheme: dark ? "dark" : "light",
    serviceWorkers: "block",
  });
  const page = await app.page({ context, ...(as === null ? {} : { as }) });
  await page.addInitScript(() => window.localStorage.setItem("cygnet.language", "es"));
  return page;
};

describe("Refusals in the Spanish portal", () => {
  it("should say in Spanish why nobody was let in, by keyboard, at 320 px and dark [A1.11]", async () => {
    const page = await enEspanol(null, 320, true);
    await page.goto("/portal/harbor/home");
    await page.waitForFunction(() => document.documentElement.lang === "es");
    const attempt = (): Promise<unknown> =>
      page.request.post("/api/cg/auth", { data: { email: "nobody@harbor.example", password: "Wrong-horse-9", pid: "harbor" } });
    for (let turn = 0; turn < 5; turn += 1) await attempt();
    await page.getByLabel(/^Correo/).fill("nobody@harbor.example");
    await page.getByRole("radio", { name: "Con mi contraseña" }).focus();
    await page.keyboard.press("Space");
    await page.getByLabel("Contraseña", { exact: true }).fill("Wrong-horse-9");
    await page.keyboard.press("Enter");
    await page
      .getByRole("alert")
      .getByText(/^Demasiados intentos\. Vuelve a intentarlo en \d+ minutos\.$/)
      .waitFor();
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

  it("should say in Spanish that a course is not there", async () => {
    const page = await enEspanol("lena@harbor.example", 390);
    await page.goto("/portal/harbor/course/999999");
    await page.getByRole("alert").getByText("No se ha encontrado el curso.").waitFor();
    expect(await page.getByText("Course not found.").count()).toBe(0);
    await page.context().close();
  });

  it("should say in Spanish what of one's details was not taken, and keep what was typed", async () => {
    const page = await enEspanol("lena@harbor.example", 390);
    await page.goto("/portal/harbor/p/settings");
    await page.getByRole("heading", { level: 1, name: "Mis datos" }).waitFor();
    await page
      .getByRole("button", { name: /Apellido/ })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: "Apellido" }).fill("x".repeat(101));
    await page.keyboard.press("Enter");
    await page.getByText("Puede tener como mucho 100 caracteres").first().waitFor();
    expect(await page.getByText(/expected text/).count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });
});

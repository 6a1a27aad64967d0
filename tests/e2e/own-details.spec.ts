import * as t from "io-ts";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Contact } from "../../core/contacts/contact.model.ts";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/ERR_INTERNET_DISCONNECTED|status of (403|409|422)/));

const lena = "lena@harbor.example";
const olivia = "olivia@harbor.example";
const Token = t.type({ csrf_token: t.string });
const Learner = t.type({ con_id: t.number });

const told = async <A>(page: Page, path: string, codec: t.Type<A, unknown>): Promise<A> => {
  const answer: unknown = await (await page.request.get(path)).json();
  if (!codec.is(answer)) throw new Error(`Answered otherwise: ${JSON.stringify(answer)}`);
  return answer;
};
const put = async (staff: Page, id: number, values: Readonly<Record<string, unknown>>): Promise<void> => {
  const { csrf_token } = await told(staff, "/api/users/current", Token);
  const { version } = await told(staff, `/api/contacts/${id}`, Contact);
  const answer = await staff.request.put(`/api/contacts/${id}`, { headers: { "x-csrf-token": csrf_token }, data: { version, ...values } });
  expect(answer.status()).toBe(200);
};

describe("A learner's own details in the browser", () => {
  it("should be reached by keyboard and changed where they stand, kept over a reload and seen by staff [C3.10]", async () => {
    const page = await app.page({ as: lena, width: 390 });
    await page.goto("/portal/harbor/home");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "More" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("main").getByRole("link", { name: "My details" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "My details" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/portal/harbor/p/settings");
    await page.getByRole("button", { name: /birthday/i }).focus();
    await page.keyboard.press("Enter");
    await page.getByLabel("Birthday", { exact: true }).fill("1990-01-31");
    await page.keyboard.press("Enter");
    await page.getByRole("status").filter({ hasText: "Saved" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Edit Birthday: Jan 31, 1990" }).waitFor();
    const { con_id } = await told(page, "/api/cg/info", Learner);
    const staff = await app.page({ as: olivia });
    expect((await told(staff, `/api/contacts/${con_id}`, Contact)).fields["birthday"]).toBe("1990-01-31");
    await staff.context().close();
    await page.context().close();
  });

  it("should say of what the organisation alone changes that it is so, and hold nothing that staff keep for themselves [C3.09]", async () => {
    const page = await app.page({ as: lena, width: 320, dark: true });
    await page.goto("/portal/harbor/p/settings");
    const job = page.getByRole("group", { name: "Job title" });
    await job.getByText(/^Only .* can change this\.$/).waitFor({ state: "attached" });
    expect(await job.getByRole("button").count()).toBe(0);
    await expect.poll(() => page.getByRole("group", { name: "Email" }).getByText(lena).isVisible()).toBe(true);
    expect(await page.getByText("Tax number").count()).toBe(0);
    expect(await page.getByText("Recruited by").count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    const heights = await page
      .locator("main button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.context().close();
  });

  it("should be kept on the device while there is no network, and be stored once it is back", async () => {
    const page = await app.page({ as: lena });
    await page.goto("/portal/harbor/p/settings");
    const { con_id } = await told(page, "/api/cg/info", Learner);
    await page.getByRole("button", { name: /Last name/ }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: /Last name/ }).click();
    await page.getByLabel("Last name", { exact: true }).fill("Offline");
    await page.keyboard.press("Enter");
    await page
      .getByRole("status")
      .filter({ hasText: /^Offline/ })
      .first()
      .waitFor();
    await page.context().setOffline(false);
    await page.getByRole("status").filter({ hasText: "Saved" }).waitFor();
    const staff = await app.page({ as: olivia });
    expect((await told(staff, `/api/contacts/${con_id}`, Contact)).last_name).toBe("Offline");
    await staff.context().close();
    await page.context().close();
  });

  it("should show a secret after the pin that was sent, by keyboard and in Spanish, and refuse a wrong one [B7.26] (G60)", async () => {
    const staff = await app.page({ as: olivia });
    const page = await app.page({ as: lena, width: 320, dark: true });
    const { con_id } = await told(page, "/api/cg/info", Learner);
    const { csrf_token } = await told(staff, "/api/users/current", Token);
    expect(
      (
        await staff.request.post("/api/fields", {
          headers: { "x-csrf-token": csrf_token },
          data: { label: "Locker code", type: "secret", share_editable: 1 },
        })
      ).status(),
    ).toBe(200);
    await put(staff, con_id, { fields: { locker_code: "4711-X" } });
    await page.addInitScript(() => window.localStorage.setItem("cygnet.language", "es"));
    await page.goto("/portal/harbor/p/settings");
    await page.getByRole("button", { name: "Mostrar Locker code" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Escribe tu PIN" });
    await dialog.getByText("l•••@harbor.example").waitFor();
    expect(await axe(page)).toEqual([]);
    const pin = /(\d{6}) is the pin that shows/.exec(await (await staff.request.get("/dev/outbox.json")).text())?.[1] ?? "";
    await dialog.getByLabel("PIN").fill(pin === "000000" ? "000001" : "000000");
    await page.keyboard.press("Enter");
    await dialog.getByText("Ese no es el PIN que te hemos enviado, o ha caducado.").waitFor();
    await dialog.getByLabel("PIN").fill(pin);
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    const locker = page.getByRole("group", { name: "Locker code" });
    await locker.getByText("4711-X").waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await locker.getByRole("button", { name: "Ocultar Locker code" }).click();
    await expect.poll(() => page.getByText("4711-X").count()).toBe(0);
    await staff.context().close();
    await page.context().close();
  });

  it("should show both values when staff changed the same field meanwhile, in Spanish too", async () => {
    const page = await app.page({ as: lena, width: 390 });
    const staff = await app.page({ as: olivia });
    await page.addInitScript(() => window.localStorage.setItem("cygnet.language", "es"));
    await page.goto("/portal/harbor/p/settings");
    await page.getByRole("heading", { level: 1, name: "Mis datos" }).waitFor();
    const { con_id } = await told(page, "/api/cg/info", Learner);
    const birthday = page.getByRole("button", { name: /birthday/i });
    await birthday.waitFor();
    await put(staff, con_id, { fields: { birthday: "1988-08-08" } });
    await birthday.click();
    await page.getByLabel("Birthday", { exact: true }).fill("1977-07-07");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("alertdialog", { name: "Otra persona también lo ha cambiado" });
    await dialog.getByText("7 jul 1977").waitFor();
    await expect.poll(() => dialog.getByText("8 ago 1988").isVisible()).toBe(true);
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Conservar la mía" }).click();
    await expect.poll(async () => (await told(staff, `/api/contacts/${con_id}`, Contact)).fields["birthday"]).toBe("1977-07-07");
    await staff.context().close();
    await page.context().close();
  });
});

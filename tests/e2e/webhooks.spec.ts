import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { focusOn, tabTo, typeText } from "./keys.ts";
import { expectLooks } from "./looks.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
/** The refused address. */
afterAll(() => app.close(/status of 422/));

const base = "/ui/settings/integrations";

describe("Webhooks and organisation tokens in the browser", () => {
  it("should be added by keys, show the secret once, and come back by Undo", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await page.goto(`${base}/webhooks`);
    const rows = page.getByRole("list", { name: "Webhooks" }).getByRole("listitem");
    await rows.filter({ hasText: "https://127.0.0.1:8443/harbor" }).getByText("Failing").waitFor();
    await tabTo(page, /^Add webhook/);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await focusOn(dialog.getByRole("textbox", { name: "Address" }));
    await typeText(page, "https://192.168.0.1/hook");
    await dialog.getByRole("checkbox", { name: "Task created" }).press("Space");
    await dialog.getByRole("button", { name: "Add webhook" }).press("Enter");
    await dialog.getByText(/is in a private network/).waitFor();
    await dialog.getByRole("textbox", { name: "Address" }).fill("https://hooks.example.com/tasks");
    await dialog.getByRole("button", { name: "Add webhook" }).press("Enter");
    await page
      .getByLabel("Signing secret")
      .getByText(/^whsec_/)
      .waitFor();
    await expectLooks(page);
    const row = rows.filter({ hasText: "https://hooks.example.com/tasks" });
    await row.getByRole("switch", { name: "On: https://hooks.example.com/tasks" }).press("Space");
    await row.getByText("Off", { exact: true }).waitFor();
    await row.getByRole("button", { name: /^Delete/ }).press("Enter");
    await row.waitFor({ state: "detached" });
    await page.getByRole("listitem").filter({ hasText: "Webhook deleted" }).getByRole("button", { name: "Undo" }).press("Enter");
    await row.waitFor();
    await page.reload();
    await row.waitFor();
    expect(await page.getByText(/whsec_/).count()).toBe(0);
  });

  it("should show a dead letter with its contents, and send it again", async () => {
    const page = await app.page({ as: "adam@harbor.example" });
    await page.goto(`${base}/webhooks`);
    await page.getByRole("button", { name: "Rotate the secret of https://127.0.0.1:8443/harbor" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Rotate" }).click();
    await page
      .getByLabel("Signing secret")
      .getByText(/^whsec_/)
      .waitFor();
    await page.getByText(/^The previous secret signs too until/).waitFor();
    await page.getByRole("link", { name: "Deliveries to https://127.0.0.1:8443/harbor" }).click();
    const row = page.getByRole("list", { name: "Deliveries" }).getByRole("listitem").last();
    await row.getByText("Not delivered").waitFor();
    await row.getByRole("button", { name: /^Contents of/ }).press("Enter");
    await row.getByText(/"contact.update"/).waitFor();
    await expectLooks(page);
    await row.getByRole("button", { name: /^Send again/ }).press("Enter");
    await page.getByText("1 delivery is sent again").waitFor();
    await expect
      .poll(async () => {
        await page.getByRole("button", { name: "Refresh" }).click();
        return row.textContent();
      })
      .toMatch(/Not delivered.*private network/);
  });

  it("should make a token of the organisation and the credentials of a connector", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await page.goto(`${base}/tokens`);
    const rows = page.getByRole("list", { name: "Organisation tokens" }).getByRole("listitem");
    await rows.filter({ hasText: "Nightly export" }).getByText("Member: See contacts, Reports").waitFor();
    await page.getByRole("button", { name: "New connector" }).press("Enter");
    const dialog = page.getByRole("dialog");
    await focusOn(dialog.getByRole("textbox", { name: "Name" }));
    await typeText(page, "Zapier");
    await page.keyboard.press("Enter");
    await page.getByText(/^Signing secret: whsec_/).waitFor();
    await rows
      .filter({ hasText: "Zapier" })
      .getByText(/^Connector/)
      .waitFor();
    await page.getByRole("button", { name: "New token" }).press("Enter");
    await focusOn(dialog.getByRole("textbox", { name: "Name" }));
    await typeText(page, "Directory sync");
    await dialog.getByRole("checkbox", { name: "See contacts" }).press("Space");
    await dialog.getByRole("button", { name: "Create token" }).press("Enter");
    await rows.filter({ hasText: "Directory sync" }).waitFor();
    await expectLooks(page);
  });
});

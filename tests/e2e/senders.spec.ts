import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { focusOn, typeText } from "./keys.ts";
import { expectLooks } from "./looks.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe("Email addresses in the browser", () => {
  it("should be added, confirmed by the mailed link and verified once their records are published [C2.04]", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await page.goto("/ui/settings/email-addresses");
    const card = (email: string) => page.getByRole("region", { name: email, exact: true });
    await card("hello@harbor.example").getByText("Verified", { exact: true }).waitFor();
    await card("news@harbor-events.example").getByText("Failed", { exact: true }).waitFor();

    await page.getByRole("button", { name: "Add address" }).click();
    const dialog = page.getByRole("dialog");
    await focusOn(dialog.getByRole("textbox", { name: "Email address" }));
    await typeText(page, "team@quay.example");
    await dialog.getByRole("textbox", { name: "Name" }).fill("Quay School");
    await page.keyboard.press("Enter");
    const added = card("team@quay.example");
    await added.getByText("Not verified yet").waitFor();
    const records = added.getByRole("list", { name: "DNS records" }).getByRole("listitem");
    const zone: string[] = [];
    for (const record of await records.all()) {
      const [name, value] = await record.locator("code").allTextContents();
      zone.push(`${name} TXT ${value}`);
    }
    expect(zone).toHaveLength(3);

    const zonePage = await app.page({ context: page.context() });
    await zonePage.goto("/dev/dns");
    const text = zonePage.getByRole("textbox", { name: "Records" });
    await text.fill(`${await text.inputValue()}\n${zone.join("\n")}`);
    await zonePage.getByRole("button", { name: "Save" }).click();
    await zonePage.getByText("Saved.").waitFor();
    await zonePage.goto(await app.linkFor("team@quay.example"));
    await zonePage.getByRole("button", { name: "Confirm this mailbox" }).click();
    await zonePage.getByText("The mailbox is confirmed").waitFor();
    await zonePage.close();

    await added.getByRole("button", { name: /^Check now/ }).click();
    await added.getByText("Verified", { exact: true }).waitFor();
    await added.getByText(/The key is published/).waitFor();
    await expectLooks(page);
  });
});

import { sql } from "kysely";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { filmLength } from "./provider-pages.ts";
import { type ProviderServer, startProviders } from "./provider-server.ts";

const items = (stream: string) =>
  [
    ["YouTube", "https://www.youtube.com/watch?v=abc123"],
    ["Vimeo", "https://vimeo.com/123"],
    ["Wistia", "https://harbor.wistia.com/medias/abc123"],
    ["Sprout", "https://videos.sproutvideo.com/embed/abc/def"],
    ["Vidyard", "https://harbor.vidyard.com/watch/abc123"],
    ["Stream", `${stream}/hls/film.m3u8`],
    ["Gone", "https://www.youtube.com/watch?v=error100"],
    ["Owner", "https://www.youtube.com/watch?v=error150"],
    ["Broken", `${stream}/cut/film.m3u8`],
  ].map(([name, url], at) => ({
    uuid: `00000000-0000-4000-8000-00000000000${at}`,
    type: "video",
    name,
    values: { url, required: false, standalone: true },
  }));

describe("Videos of providers", () => {
  let app: App;
  let providers: ProviderServer;
  let page: Page;
  beforeAll(async () => {
    providers = await startProviders();
    const names = ["youtube", "vimeo", "wistia", "sprout", "vidyard", "file"];
    const env = { CYGNET_VIDEO_PROVIDERS: names.map((name) => `${name}=${providers.origin}`).join(" ") };
    app = await openApp(env, undefined, (database) =>
      database.asSystem(async ({ db }) => {
        await sql`update lesson_versions set items = ${JSON.stringify(items(providers.origin))}
          where lesson_id = (select lesson_id from triggers where trigger_id = 2)`.execute(db);
        await sql`delete from lesson_progress where trigger_id = 2`.execute(db);
        await sql`delete from item_progress where trigger_id = 2`.execute(db);
      }),
    );
  });
  afterAll(async () => {
    await app.close(/status of 404/);
    providers.close();
  });

  const player = (name: string) => page.getByRole("group", { name: `Video: ${name}` });
  const hasStatus = (name: string, status: string): Promise<void> =>
    player(name)
      .and(page.locator(`[data-status="${status}"]`))
      .waitFor();
  const next = (): Promise<void> => page.locator("footer").getByRole("button", { name: "Next", exact: true, disabled: false }).click();

  it("should play to their ends by the player's own controls, stay where one cannot be played, and go on [A4.11] [A8.14] [A9.22]", async () => {
    page = await app.page({ as: "lena@harbor.example" });
    await page.goto("/portal/harbor/course/1/lesson/2");
    await hasStatus("YouTube", "ready");
    await page.getByRole("button", { name: /Playback rate/ }).click();
    await page.getByRole("menuitemradio", { name: "2×", exact: true }).click();
    for (const name of ["YouTube", "Vimeo", "Wistia", "Sprout", "Vidyard"]) {
      const video = player(name);
      await hasStatus(name, "ready");
      await video.getByText(`/ 0:0${filmLength}`).waitFor();
      await video.getByRole("button", { name: "Play", exact: true }).click();
      // It plays for a second, which a busy machine may miss.
      await hasStatus(name, "ended");
      await video.getByRole("button", { name: "Replay" }).waitFor();
      await next();
    }
    await player("Stream")
      .getByRole("button", { name: /Quality/ })
      .click();
    await page.getByRole("menuitemradio", { name: "360p" }).click();
    await player("Stream").getByRole("button", { name: "Play", exact: true }).click();
    await hasStatus("Stream", "ended");
    await next();
    await page.getByText("Video not found.").waitFor();
    await next();
    await page.getByText("The owner does not allow this video here.").waitFor();
    await next();
    await page.getByText("Video not found.").waitFor();
    await page.getByRole("button", { name: "Try again" }).waitFor();
    expect(page.frames().length).toBeLessThanOrEqual(2);
  });
});

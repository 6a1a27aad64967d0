import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staffRoutes } from "../../ui/staff/staff-routes.ts";
import { type App, openApp, openEmbeddedDemo } from "./app.ts";
import { expectLooks, looks, wear, wide } from "./looks.ts";

/** An address of every page whose path has a part that is filled in. */
const examples: Readonly<Record<string, string>> = {
  "/settings/integrations/webhooks/$webhookId": "/settings/integrations/webhooks/1",
  "/tasks/{-$slug}": "/tasks",
  "/contacts/$id": "/contacts/31",
  "/contacts/boards": "/contacts/boards?field=skills",
  "/contacts/bulk/$id": "/contacts/bulk/1",
  "/contacts/import/status/$importId": "/contacts/import/status/1",
  "/help/$slug": "/help/boards-of-contacts",
  "/files/folders/$folderId": "/files/folders/1",
  "/lessons/new/{-$folderId}": "/lessons/new",
  "/lessons/edit/$id/{-$flags}": "/lessons/edit/1",
  "/lessons/folder/$folderId": "/lessons/folder/1",
  "/lessons/take/$id/{-$action}": "/lessons/take/1",
  "/lessons/reviews/$id/$item": "/lessons/reviews/14/8687e720-3317-4e3d-afe3-bab63b6c8267",
  "/lessons/test/$id": "/lessons/test/1",
  "/campaigns/$campaignId/{-$type}": "/campaigns/1/contacts",
  "/campaigns/$campaignId/triggers/$triggerId": "/campaigns/1/triggers/1",
  "/campaigns/$campaignId/test/{-$triggerId}": "/campaigns/1/test/2",
  "/groups/folders/$folderId": "/groups/folders/1",
  "/groups/edit/$id": "/groups/edit/1",
  "/settings/users/$userId": "/settings/users/create",
  "/settings/other/{-$section}": "/settings/other/nowhere",
  "/settings/users/$userId/permissions/{-$type}": "/settings/users/3/permissions",
  "/settings/teams/$teamId": "/settings/teams/1",
  "/settings/other/portal/pages/$pageId": "/settings/other/portal/pages/1",
};

const paths = staffRoutes.filter(({ open }) => open !== true).map(({ path }) => path);

/**
 * The tests of every n-th page, one after the other in one tab: signing in and fetching the program anew for each took half of their time.
 * @param part from 0
 * @param parts how many files share the pages
 */
export const describePages = (part: number, parts: number): void => {
  describe(`Every page of the staff application, part ${part + 1} of ${parts}`, () => {
    let app: App;
    let page: Page;
    beforeAll(async () => {
      app = await openApp({}, openEmbeddedDemo);
      page = await app.page({ as: "olivia@harbor.example", isOfFile: true });
      await page.goto("/ui/");
    });
    afterAll(() => app.close(/status of 404/));

    it("should have an example of its address", () => {
      expect(paths.length).toBeGreaterThan(25);
      expect(paths.filter((path) => path.includes("$") && examples[path] === undefined)).toEqual([]);
      expect(Object.keys(examples).filter((path) => !paths.includes(path))).toEqual([]);
    });

    it.each(paths.filter((_, at) => at % parts === part))(
      "should be without accessibility violations and fit its window: %s",
      async (path) => {
        await wear(page, wide);
        await page.goto(`/ui${examples[path] ?? path}`);
        await page.getByRole("heading", { level: 1 }).waitFor();
        const settled = (): Promise<void> => page.locator("main [aria-busy=true]").first().waitFor({ state: "detached" });
        await settled();
        await expectLooks(page, looks, settled);
      },
    );
  });
};

import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, render, screen } from "@testing-library/react";
import * as TE from "fp-ts/lib/TaskEither.js";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { notFound } from "../../../core/kernel/failure.ts";
import type { Token } from "../../../core/kernel/token.ts";
import { PortalFiles } from "../../../core/portal-files/portal-files.port.ts";
import { SharedLessonStore } from "../../../core/shared-lessons/shared-lessons.port.ts";
import { makePageTitle, PageTitle } from "../../../core/shell/page-title.service.ts";
import { PortalFilesScreen } from "../../../ui/portal/files/portal-files.screen.tsx";
import { PortalUserContext } from "../../../ui/portal/portal-user.ts";
import { SharedLessonsScreen } from "../../../ui/portal/shared-lessons/shared-lessons.screen.tsx";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { lena } from "../../fakes/portal-accounts.fake.ts";

const none = { results: [], page: 1, pages: 1, count: 0 };
/** Folder 4 is shared, and no other. */
const content = (id: number | null) =>
  id === 4
    ? TE.right({ folder: { id, name: "Safety" }, above: [], folders: [], files: none, lessons: none })
    : TE.left(notFound("Folder not found."));
const services = new Map<symbol, unknown>([
  [PortalFiles, { content }],
  [SharedLessonStore, { content }],
  [PageTitle, makePageTitle()],
]);
const resolve = <A,>(token: Token<A>): A => Reflect.apply(Map.prototype.get, services, [token]);

describe("A shared folder in the portal", () => {
  beforeAll(() => {
    vi.stubGlobal("scrollTo", () => undefined);
  });

  it.each([
    ["files", PortalFilesScreen, "Files"],
    ["lessons", SharedLessonsScreen, "Lessons"],
  ])("should not be shown in place of another that is not found, which leads to all folders: %s", async (_, Screen, all) => {
    const root = createRootRoute();
    const folder = createRoute({ getParentRoute: () => root, path: "/folders/$folderId", component: Screen });
    const router = createRouter({
      routeTree: root.addChildren([folder]),
      history: createMemoryHistory({ initialEntries: ["/folders/4"] }),
    });
    render(
      <ServicesProvider resolve={resolve}>
        <PortalUserContext value={lena}>
          <RouterProvider router={router} />
        </PortalUserContext>
      </ServicesProvider>,
    );
    expect(await screen.findByRole("heading", { level: 1, name: "Safety" })).toBeTruthy();
    await act(() => router.navigate({ href: "/folders/5" }));
    expect(await screen.findByText("Folder not found.")).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Safety" })).toBe(null);
    expect(screen.getByRole("link", { name: all })).toBeTruthy();
  });
});

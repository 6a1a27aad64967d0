import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { staffModules } from "../../../adapters/di/staff-modules.ts";
import { services as contactsModule } from "../../../adapters/di/staff-pages/contacts.module.ts";
import { compose } from "../../../composition-root.ts";
import { makeToastQueue } from "../../../ui/kit/toast-queue.ts";
import { ToastsProvider } from "../../../ui/kit/toasts.view.tsx";
import { parseSearch, stringifySearch } from "../../../ui/react/plain-search.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { ContactNotesScreen } from "../../../ui/staff/contacts/notes/notes.screen.tsx";
import { StaffUserContext } from "../../../ui/staff/staff-user.ts";
import { olivia } from "../../fakes/accounts.fake.ts";

const note = (id: number, body: string) => ({
  id,
  con_id: 1,
  contact: "Ada King",
  body,
  author_id: 1,
  author: "Olivia",
  editor: null,
  editable: true,
  version: 1,
  created_at: 0,
  updated_at: 0,
});
const pageOf = (page: number, count: number, ...results: readonly unknown[]) => ({ results, page, pages: Math.ceil(count / 25), count });
const json = (body: unknown): Response => new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });

/** The notes at a server that answers each call when the test says so; a call is named by its search and its page. */
const start = (address: string) => {
  const waiting = new Map<string, (reply: Response) => void>();
  vi.stubGlobal("fetch", (url: string) => {
    const { searchParams } = new URL(url, "http://localhost");
    return new Promise<Response>((resolve) => waiting.set(`${searchParams.get("search")} ${searchParams.get("page")}`.trim(), resolve));
  });
  const root = createRootRoute({ component: ContactNotesScreen });
  const page = createRoute({ getParentRoute: () => root, path: "/", component: () => null });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([page]), history, parseSearch, stringifySearch });
  render(
    <ServicesProvider resolve={compose(...staffModules, contactsModule)}>
      <StaffUserContext value={olivia}>
        <ToastsProvider queue={makeToastQueue()}>
          <RouterProvider router={router} />
        </ToastsProvider>
      </StaffUserContext>
    </ServicesProvider>,
  );
  return {
    path: () => router.latestLocation.href,
    isAsked: (call: string): Promise<void> => waitFor(() => expect([...waiting.keys()]).toContain(call)),
    answer: (call: string, body: unknown): Promise<void> =>
      act(async () => {
        waiting.get(call)?.(json(body));
        waiting.delete(call);
        for (let turn = 0; turn < 10; turn += 1) await new Promise((done) => setImmediate(done));
      }),
  };
};
const search = async (value: string): Promise<void> => void fireEvent.change(await screen.findByRole("searchbox"), { target: { value } });

describe("the tab of notes", () => {
  beforeAll(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
    vi.stubGlobal("scrollTo", () => undefined);
  });

  it("should keep the notes of a newer search when the response to an older one arrives late", async () => {
    const { isAsked, answer } = start("/?search=pi");
    await isAsked("pi 1");
    await search("pier");
    await isAsked("pier 1");
    await answer("pier 1", pageOf(1, 1, note(2, "At the pier")));
    expect(await screen.findByText("At the pier")).toBeDefined();
    await answer("pi 1", pageOf(1, 1, note(3, "Pilot on board")));
    expect(screen.getByText("At the pier")).toBeDefined();
    expect(screen.queryByText("Pilot on board")).toBeNull();
  });

  it("should show the last page instead of one beyond the end", async () => {
    const { path, isAsked, answer } = start("/?page=3");
    await isAsked("3");
    await answer("3", { ...pageOf(3, 50), results: [] });
    await waitFor(() => expect(path()).toBe("/?page=2"));
    await isAsked("2");
  });
});

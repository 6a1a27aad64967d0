import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { staffModules } from "../../../adapters/di/staff-modules.ts";
import { services as contactsModule } from "../../../adapters/di/staff-pages/contacts.module.ts";
import { services as groupsModule } from "../../../adapters/di/staff-pages/groups.module.ts";
import { compose } from "../../../composition-root.ts";
import type { Group } from "../../../core/groups/group.model.ts";
import { parseSearch, stringifySearch } from "../../../ui/react/plain-search.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { GroupMembersScreen } from "../../../ui/staff/groups/group-members.screen.tsx";
import { StaffUserContext } from "../../../ui/staff/staff-user.ts";
import { olivia } from "../../fakes/accounts.fake.ts";

const group: Group = {
  id: 1,
  name: "Keen",
  filters: {},
  redacted: false,
  folder_id: null,
  share_to: { users: [], teams: [], all: false },
  view: "grid",
  order: 0,
  user_id: 1,
  count: 60,
  broken: null,
  editable: true,
  version: 1,
  created_at: 0,
  updated_at: 0,
};
const member = (con_id: number, name: string) => ({ con_id, name, email: [], mobile: [], photo: null });
const contact = (con_id: number, name: string) => ({
  ...member(con_id, name),
  id: String(con_id),
  first_name: name,
  last_name: "",
  tags: [],
  archived: false,
  blocked: false,
  fields: {},
  version: 1,
  created_at: 0,
  updated_at: 0,
});
const pageOf = (...results: readonly unknown[]) => ({ results, page: 1, pages: 3, count: 60 });
const because = (con_id: number, name: string) => ({ person: member(con_id, name), archived: false, belongs: true, lines: [] });

const json = (body: unknown): Response => new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });

/** The tab at a server that answers each call when the test says so. */
const start = () => {
  const waiting = new Map<string, (reply: Response) => void>();
  vi.stubGlobal("fetch", (address: string) => {
    const { pathname, searchParams } = new URL(address, "http://localhost");
    const told = searchParams.get("search") ?? searchParams.get("page") ?? "";
    return new Promise<Response>((resolve) => waiting.set(`${pathname.replace("/api/", "")} ${told}`.trim(), resolve));
  });
  const root = createRootRoute({ component: () => <GroupMembersScreen group={group} /> });
  const page = createRoute({ getParentRoute: () => root, path: "/", component: () => null });
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const router = createRouter({ routeTree: root.addChildren([page]), history, parseSearch, stringifySearch });
  const resolve = compose(...staffModules, groupsModule, contactsModule);
  render(
    <ServicesProvider resolve={resolve}>
      <StaffUserContext value={olivia}>
        <RouterProvider router={router} />
      </StaffUserContext>
    </ServicesProvider>,
  );
  return {
    back: (): Promise<void> => act(async () => history.back()),
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
const press = async (name: string | RegExp): Promise<void> => void fireEvent.click(await screen.findByRole("button", { name }));

describe("the contacts tab of a group", () => {
  beforeAll(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
    vi.stubGlobal("scrollTo", () => undefined);
  });

  it("should keep the contacts of a newer search when the answer to an older one comes late", async () => {
    const { isAsked, answer } = start();
    await search("Ro");
    await isAsked("contacts Ro");
    await search("Rosa");
    await isAsked("contacts Rosa");
    await answer("contacts Rosa", pageOf(contact(5, "Rosa Diaz")));
    expect(await screen.findByRole("button", { name: "Rosa Diaz" })).toBeDefined();
    await answer("contacts Ro", pageOf(contact(6, "Roland Quill")));
    expect(screen.getByRole("button", { name: "Rosa Diaz" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Roland Quill" })).toBeNull();
  });

  it("should show the page of its address when the answer to another page comes late", async () => {
    const { back, isAsked, answer } = start();
    await isAsked("bookmarks/1/members 1");
    await answer("bookmarks/1/members 1", pageOf(member(1, "Ada King")));
    await press(/^Next/);
    await isAsked("bookmarks/1/members 2");
    await back();
    await isAsked("bookmarks/1/members 1");
    await answer("bookmarks/1/members 1", pageOf(member(1, "Ada King")));
    await answer("bookmarks/1/members 2", { ...pageOf(member(2, "Max Bell")), page: 2 });
    expect(screen.getByText("Ada King")).toBeDefined();
    expect(screen.queryByText("Max Bell")).toBeNull();
  });

  it("should explain the contact asked about last when the answer about another comes late", async () => {
    const { isAsked, answer } = start();
    await isAsked("bookmarks/1/members 1");
    await answer("bookmarks/1/members 1", pageOf(member(1, "Ada King"), member(2, "Max Bell")));
    await press(/Ada King/);
    await isAsked("bookmarks/1/explain/1");
    fireEvent.keyDown(await screen.findByRole("dialog"), { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await press(/Max Bell/);
    await isAsked("bookmarks/1/explain/2");
    await answer("bookmarks/1/explain/2", because(2, "Max Bell"));
    const shown = (await screen.findByRole("dialog")).textContent;
    await answer("bookmarks/1/explain/1", because(1, "Ada King"));
    expect(screen.getByRole("dialog").textContent).toBe(shown);
    expect(shown).toContain("Max Bell");
  });
});

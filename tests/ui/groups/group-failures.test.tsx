import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { staffModules } from "../../../adapters/di/staff-modules.ts";
import { services as contactsModule } from "../../../adapters/di/staff-pages/contacts.module.ts";
import { services as groupsModule } from "../../../adapters/di/staff-pages/groups.module.ts";
import { compose } from "../../../composition-root.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { GroupStore } from "../../../core/groups/groups.port.ts";
import type { Token } from "../../../core/kernel/token.ts";
import { makeToastQueue } from "../../../ui/kit/toast-queue.ts";
import { ToastsProvider } from "../../../ui/kit/toasts.view.tsx";
import { parseSearch, stringifySearch } from "../../../ui/react/plain-search.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { showAlerts } from "../../../ui/react/show-alerts.ts";
import { GroupEditScreen } from "../../../ui/staff/groups/group-edit.screen.tsx";
import { GroupListScreen } from "../../../ui/staff/groups/group-list.screen.tsx";
import { GroupsOfContactScreen } from "../../../ui/staff/groups/of-contact/groups-of-contact.screen.tsx";
import { StaffUserContext } from "../../../ui/staff/staff-user.ts";
import { olivia } from "../../fakes/accounts.fake.ts";

const group = (id: number, name: string) => ({
  id,
  name,
  filters: {},
  redacted: false,
  folder_id: null,
  share_to: { users: [], teams: [], all: false },
  view: "grid",
  order: id,
  user_id: 1,
  count: 3,
  broken: null,
  editable: true,
  version: 1,
  created_at: 0,
  updated_at: 0,
});
const person = { con_id: 5, name: "Rosa Díaz", email: ["rosa@example.org"], mobile: [], photo: null };
const shelf = { groups: [group(1, "Keen"), group(2, "Idle")], folders: [{ id: 9, name: "Best", folder_id: null, order: 0, version: 1 }] };

/** What a healthy server says, by method and path below /api/bookmarks. */
const replies: Readonly<Record<string, unknown>> = {
  "GET ": shelf,
  "GET /vocabulary": { fields: [], campaigns: [], lessons: [], trackers: [], people: [{ id: 2, name: "Uma" }], teams: [], timezone: "UTC" },
  "GET /1": group(1, "Keen"),
  "DELETE /1": group(1, "Keen"),
  "POST /count": { count: 3 },
  "GET /1/members": { results: [person], page: 1, count: 1 },
};

const outOfOrder = "It is out of order.";
const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

/** A server at which one call always fails. */
const serverWithout =
  (broken: string) =>
  async (address: string, { method = "GET" }: RequestInit) => {
    const call = `${method} ${new URL(address, "http://localhost").pathname.replace("/api/bookmarks", "")}`;
    if (call === broken || !(call in replies))
      return json(500, {
        status: "failed",
        message: call === broken ? outOfOrder : `Nobody expected ${call}.`,
        code: "server",
        request_id: "r-1",
      });
    return json(200, replies[call]);
  };

const start = (broken: string, address: string) => {
  vi.stubGlobal("fetch", serverWithout(broken));
  const resolve = compose(...staffModules, groupsModule, contactsModule);
  const toasts = makeToastQueue();
  showAlerts(resolve(Alerts), toasts);
  const root = createRootRoute();
  const page = (path: string, component: () => React.ReactNode) => createRoute({ getParentRoute: () => root, path, component });
  const pages = [
    page("/ui/groups", GroupListScreen),
    page("/ui/groups/folders/$folderId", GroupListScreen),
    page("/ui/groups/create", GroupEditScreen),
    page("/ui/groups/edit/$id", GroupEditScreen),
    page("/ui/contacts/5", () => <GroupsOfContactScreen contact={5} />),
  ];
  const router = createRouter({
    routeTree: root.addChildren(pages),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  });
  render(
    <ServicesProvider resolve={resolve}>
      <ToastsProvider queue={toasts}>
        <StaffUserContext value={olivia}>
          <RouterProvider router={router} />
        </StaffUserContext>
      </ToastsProvider>
    </ServicesProvider>,
  );
  return resolve;
};

const timesSaid = (): number => document.body.textContent.split(outOfOrder).length - 1;

const press = async (name: string | RegExp, inside?: "dialog" | "alertdialog"): Promise<void> => {
  const place = inside === undefined ? screen : within(await screen.findByRole(inside));
  fireEvent.click(await place.findByRole("button", { name }));
};
const choose = async (entry: string, role: "menuitem" | "menuitemradio" = "menuitem"): Promise<void> => {
  await press("Actions for Keen");
  fireEvent.click(await screen.findByRole(role, { name: entry }));
};
const type = async (name: RegExp, value: string): Promise<void> =>
  void fireEvent.change(await screen.findByRole("textbox", { name }), { target: { value } });
const nothing = async (): Promise<void> => undefined;

type Scenario = {
  readonly call: Exclude<keyof GroupStore, "search">;
  readonly where: string;
  readonly broken: string;
  readonly at: string;
  readonly act: (resolve: <A>(token: Token<A>) => A) => Promise<void>;
};
const list = "/ui/groups";
const folder = `${list}/folders/9`;
const editor = `${list}/edit/1`;
const rename = async (): Promise<void> => {
  await type(/^Name/, "Keener");
  await press("Save group");
};

/** Every call that a screen makes, at each place where it makes it. */
const scenarios: readonly Scenario[] = [
  { call: "list", where: "the list", broken: "GET ", at: list, act: nothing },
  { call: "order", where: "the menu", broken: "POST /order", at: list, act: () => choose("Move down") },
  { call: "update", where: "the menu", broken: "PUT /1", at: list, act: () => choose("Best", "menuitemradio") },
  {
    call: "update",
    where: "the window of sharing",
    broken: "PUT /1",
    at: list,
    act: async () => {
      await choose("Share…");
      await press("Share", "dialog");
    },
  },
  { call: "update", where: "the editor", broken: "PUT /1", at: editor, act: rename },
  {
    call: "update",
    where: "the editor's other tab",
    broken: "PUT /1",
    at: editor,
    act: async () => {
      await type(/^Name/, "Keener");
      fireEvent.click(screen.getByRole("tab", { name: /^Contacts/ }));
      await press("Save group");
    },
  },
  { call: "remove", where: "the menu", broken: "DELETE /1", at: list, act: () => choose("Delete") },
  {
    call: "restore",
    where: "the notice",
    broken: "POST /1/restore",
    at: list,
    act: async () => {
      await choose("Delete");
      await press("Undo");
    },
  },
  { call: "create", where: "the editor", broken: "POST ", at: `${list}/create`, act: rename },
  {
    call: "createFolder",
    where: "its window",
    broken: "POST /folders",
    at: list,
    act: async () => {
      await press("New folder");
      await type(/^Folder name/, "Worst");
      await press("Create folder", "dialog");
    },
  },
  {
    call: "renameFolder",
    where: "its window",
    broken: "PUT /folders/9",
    at: folder,
    act: async () => {
      await press("Rename folder");
      await type(/^Folder name/, "Worst");
      await press("Rename", "dialog");
    },
  },
  {
    call: "removeFolder",
    where: "its question",
    broken: "DELETE /folders/9",
    at: folder,
    act: async () => {
      await press("Delete folder");
      await press("Delete folder", "alertdialog");
    },
  },
  {
    call: "orderFolders",
    where: "no screen",
    broken: "POST /folders/order",
    at: list,
    act: async (resolve) => void (await resolve(Alerts).reporting(resolve(GroupStore).orderFolders([9]))()),
  },
  { call: "get", where: "the editor", broken: "GET /1", at: editor, act: nothing },
  { call: "vocabulary", where: "the editor", broken: "GET /vocabulary", at: editor, act: nothing },
  { call: "count", where: "the editor", broken: "POST /count", at: editor, act: nothing },
  {
    call: "preview",
    where: "the editor",
    broken: "POST /1/preview",
    at: editor,
    act: async () => {
      await type(/^Name/, "Keener");
      await press("Preview changes");
    },
  },
  { call: "members", where: "the editor", broken: "GET /1/members", at: `${editor}?tab=contacts`, act: nothing },
  { call: "explain", where: "its window", broken: "GET /1/explain/5", at: `${editor}?tab=contacts`, act: () => press(/Rosa Díaz/) },
  { call: "ofContact", where: "the contact", broken: "GET /of/5", at: "/ui/contacts/5", act: nothing },
];

const every: Readonly<Record<Scenario["call"], true>> = {
  list: true,
  get: true,
  create: true,
  update: true,
  remove: true,
  restore: true,
  order: true,
  createFolder: true,
  renameFolder: true,
  removeFolder: true,
  orderFolders: true,
  count: true,
  preview: true,
  members: true,
  explain: true,
  ofContact: true,
  vocabulary: true,
};

describe("calls of groups that fail", () => {
  beforeAll(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
    vi.stubGlobal("scrollTo", () => undefined);
  });
  // A group is counted a quarter of a second after its last change, also when its page is gone.
  afterAll(() => new Promise((done) => setTimeout(done, 500)));
  afterEach(() => localStorage.clear());

  it.each(scenarios)("should say once that $call failed at $where [A8.03]", async ({ broken, at, act: use }) => {
    const resolve = start(broken, at);
    await use(resolve);
    await waitFor(() => expect(timesSaid()).toBeGreaterThan(0));
    for (let turn = 0; turn < 10; turn += 1) await act(async () => undefined);
    expect(timesSaid()).toBe(1);
  });

  it("should all be covered by this file", () => {
    expect(new Set(scenarios.map(({ call }) => call))).toEqual(new Set(Object.keys(every)));
  });
});

import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import * as E from "fp-ts/lib/Either.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import { staffModules } from "../../../adapters/di/staff-modules.ts";
import { services as campaignsModule } from "../../../adapters/di/staff-pages/campaigns.module.ts";
import { compose } from "../../../composition-root.ts";
import { campaignRefusals } from "../../../core/campaigns/campaign-refusals.ts";
import { CampaignTools } from "../../../core/campaigns/campaign-tools.port.ts";
import { invalid } from "../../../core/kernel/failure.ts";
import type { Token } from "../../../core/kernel/token.ts";
import { makeToastQueue } from "../../../ui/kit/toast-queue.ts";
import { ToastsProvider } from "../../../ui/kit/toasts.view.tsx";
import { parseSearch, stringifySearch } from "../../../ui/react/plain-search.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { course, courses, noon, deleted } from "../../../ui/staff/courses/gallery-courses.ts";
import { routes } from "../../../ui/staff/courses/routes.tsx";
import { SaveTemplate } from "../../../ui/staff/courses/save-template.screen.tsx";
import { StaffUserContext } from "../../../ui/staff/staff-user.ts";
import { olivia } from "../../fakes/accounts.fake.ts";

const template = { id: 2, name: "One lesson a week", internal_name: "", type: "course", lessons: 1, created_at: noon };
const json = (body: unknown): Response => new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });

/** The id of a course that is in the asked state already. */
const unchanged = courses.filter(({ archived_at }) => archived_at === null)[2]?.id;

const untouched = { affected: 0, uncompleted: 0, begun: 0, lessons: [], learners: [] };

type Sent = readonly [call: string, body: unknown];

/** A page of courses at an address, before a server that does what it is asked; the calls that change something are noted. */
const visit = async (path: string, search = "", templates: unknown = [template], found: unknown = untouched) => {
  const sent: Sent[] = [];
  const answers: Readonly<Record<string, (body: unknown) => unknown>> = {
    "GET /api/campaigns": () => courses,
    "GET /api/campaigns/page": () => {
      const results = courses.filter(({ archived_at }) => archived_at === null);
      return { results, next: null, count: results.length, total: courses.length };
    },
    "GET /api/campaigns/views": () => [],
    "GET /api/campaigns/bin": () => deleted,
    "GET /api/campaigns/templates": () => templates,
    "DELETE /api/campaigns/templates/2": () => [],
    "POST /api/campaigns/templates/2/restore": () => [template],
    "POST /api/campaigns/templates/2/campaigns": () => course,
    "POST /api/campaigns/1/impact": () => found,
    "POST /api/campaigns/mass_action": (body) => {
      const ids: unknown = Reflect.get(Object(body), "ids");
      return {
        results: (Array.isArray(ids) ? ids : []).map((id: number) => ({
          id,
          done: true,
          changed: id !== unchanged,
          message: "",
          new_id: null,
        })),
      };
    },
  };
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit) => {
    const call = `${method} ${new URL(url, "http://localhost").pathname}`;
    const given: unknown = typeof body === "string" ? JSON.parse(body) : null;
    if (method !== "GET" && !call.endsWith("/impact")) sent.push([call, given]);
    return json(answers[call]?.(given) ?? {});
  });
  const Page = (await routes.find((route) => route.path === path)?.load()) ?? (() => <p>No such page.</p>);
  const root = createRootRoute({ component: () => <Page /> });
  const page = createRoute({ getParentRoute: () => root, path: "$", component: () => null });
  const history = createMemoryHistory({ initialEntries: [`/ui${path}${search}`] });
  const router = createRouter({ routeTree: root.addChildren([page]), history, parseSearch, stringifySearch });
  const { unmount } = render(
    <ServicesProvider resolve={compose(...staffModules, campaignsModule)}>
      <StaffUserContext value={olivia}>
        <ToastsProvider queue={makeToastQueue()}>
          <RouterProvider router={router} />
        </ToastsProvider>
      </StaffUserContext>
    </ServicesProvider>,
  );
  return { sent, unmount };
};
afterEach(() => vi.unstubAllGlobals());

describe("The bin of courses", () => {
  it("should restore one course by its button, or all that are selected", async () => {
    const { sent } = await visit("/campaigns/bin");
    fireEvent.click(await screen.findByRole("button", { name: "Restore The old crane" }));
    expect(await screen.findByText("Restored 1 course.")).toBeDefined();
    fireEvent.click(screen.getByRole("checkbox", { name: /all/i }));
    fireEvent.click(await screen.findByRole("button", { name: "Restore" }));
    expect(await screen.findByText("Restored 2 courses.")).toBeDefined();
    expect(sent).toEqual([
      ["POST /api/campaigns/mass_action", { ids: [4], action: "restore" }],
      ["POST /api/campaigns/mass_action", { ids: [4, 5], action: "restore" }],
    ]);
  });
});

describe("Saving a course as a template", () => {
  it("should show a refusal at the name, keep the dialog open, and close it once it is saved", async () => {
    const onClose = vi.fn();
    const named: unknown[] = [];
    const addTemplate = (asked: { readonly name: string }) => async () => {
      named.push(asked);
      return asked.name === "" ? E.left(invalid({ name: [campaignRefusals.template_name_needed] })) : E.right([]);
    };
    const services = new Map<symbol, unknown>([[CampaignTools, { addTemplate }]]);
    const resolve = <A,>(token: Token<A>): A => Reflect.apply(Map.prototype.get, services, [token]);
    render(
      <ServicesProvider resolve={resolve}>
        <ToastsProvider queue={makeToastQueue()}>
          <SaveTemplate course={course} onClose={onClose} />
        </ToastsProvider>
      </ServicesProvider>,
    );
    const save = async (name: string) => {
      fireEvent.change(await screen.findByRole("textbox", { name: /Name of the template/ }), { target: { value: name } });
      fireEvent.click(screen.getByRole("button", { name: "Save as template" }));
    };
    await save("");
    expect(await screen.findByText("Give the template a name.")).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
    await save("Weekly");
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(named).toEqual(["", "Weekly"].map((name) => ({ campaign_id: course.id, name })));
    expect(await screen.findByText("Saved the template Weekly.")).toBeDefined();
  });
});

describe("Pages of courses", () => {
  it("should be the list, the templates and the new course, each at its address [A2.05] [B2.10]", async () => {
    for (const [path, heading] of [
      ["/campaigns", "Campaigns"],
      ["/campaigns/templates", "Templates"],
      ["/campaigns/create", "New course"],
    ] as const) {
      const { unmount } = await visit(path);
      expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeDefined();
      unmount();
    }
  });

  it("should do one thing with all that are selected, and undo it for those that it changed", async () => {
    const { sent } = await visit("/campaigns");
    const [first, second, third] = courses.filter(({ archived_at }) => archived_at === null);
    for (const one of [first, second, third]) {
      const name = one?.internal_name === "" ? one.name : one?.internal_name;
      fireEvent.click(await screen.findByRole("checkbox", { name: new RegExp(name ?? "") }));
    }
    fireEvent.click(screen.getByRole("button", { name: "Pause" }));
    const ids = [first?.id, second?.id, third?.id];
    await waitFor(() => expect(sent).toEqual([["POST /api/campaigns/mass_action", { ids, action: "pause" }]]));
    expect(await screen.findByText("Paused 3 courses.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(sent[1]).toEqual(["POST /api/campaigns/mass_action", { ids: [first?.id, second?.id], action: "resume" }]));
  });

  it.each([
    ["Pause", "pause", "1 course has learners whom this affects", "2 learners affected"],
    ["Delete", "delete", "Delete 2 courses?", "2 learners no longer reach it"],
  ])("should say before %s of which courses how many learners it affects", async (button, action, title, told) => {
    const { sent } = await visit("/campaigns", "", [template], { ...untouched, affected: 2, uncompleted: 1 });
    const [first, second] = courses.filter(({ archived_at }) => archived_at === null);
    for (const one of [first, second]) {
      const name = one?.internal_name === "" ? one.name : one?.internal_name;
      fireEvent.click(await screen.findByRole("checkbox", { name: new RegExp(name ?? "") }));
    }
    fireEvent.click(screen.getByRole("button", { name: button }));
    const dialog = await screen.findByRole("alertdialog", { name: title });
    expect(within(dialog).getAllByRole("listitem")).toHaveLength(1);
    expect(within(dialog).getByText(told)).toBeDefined();
    expect(within(dialog).getByText("1 had completed it")).toBeDefined();
    expect(sent).toEqual([]);
    fireEvent.click(within(dialog).getByRole("button", { name: button }));
    await waitFor(() => expect(sent).toEqual([["POST /api/campaigns/mass_action", { ids: [first?.id, second?.id], action }]]));
  });

  it("should ask before a deletion that affects nobody, and leave everything where it is cancelled", async () => {
    const { sent } = await visit("/campaigns");
    const [, second] = courses.filter(({ archived_at }) => archived_at === null);
    fireEvent.click(await screen.findByRole("checkbox", { name: new RegExp(second?.name ?? "") }));
    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Delete 1 course?" });
    fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(sent).toEqual([]);
  });

  it("should ask before courses are deleted", async () => {
    const { sent } = await visit("/campaigns");
    const name = courses[0]?.internal_name === "" ? courses[0].name : courses[0]?.internal_name;
    fireEvent.click(await screen.findByRole("checkbox", { name: new RegExp(name ?? "") }));
    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Delete 1 course?")).toBeDefined();
    expect(sent).toEqual([]);
  });

  it("should start a course from a template, under its name unless another is given", async () => {
    const { sent } = await visit("/campaigns/create", "?template=2");
    await waitFor(() => expect(screen.getByRole("textbox").getAttribute("value")).toBe("One lesson a week"));
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "Knots, one a week" } });
    fireEvent.click(screen.getByRole("button", { name: "Create course" }));
    await waitFor(() => expect(sent).toEqual([["POST /api/campaigns/templates/2/campaigns", { name: "Knots, one a week" }]]));
  });

  it("should not start an empty course while the template of the address is not loaded", async () => {
    await visit("/campaigns/create", "?template=2", "broken");
    expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Create course" })).toBe(null);
  });

  it("should keep the typed name when a template is chosen after it", async () => {
    const { sent } = await visit("/campaigns/create");
    fireEvent.change(await screen.findByRole("textbox"), { target: { value: "Knots" } });
    fireEvent.click(await screen.findByRole("button", { name: /Start from/ }));
    fireEvent.click(await screen.findByRole("option", { name: "One lesson a week" }));
    await waitFor(() => expect(screen.getByRole("button", { name: /Start from/ }).textContent).toContain("One lesson a week"));
    fireEvent.click(screen.getByRole("button", { name: "Create course" }));
    await waitFor(() => expect(sent).toEqual([["POST /api/campaigns/templates/2/campaigns", { name: "Knots" }]]));
  });

  it("should deselect courses when another state is listed", async () => {
    await visit("/campaigns");
    fireEvent.click(await screen.findByRole("checkbox", { name: new RegExp(courses[0]?.name ?? "") }));
    expect(screen.getByRole("button", { name: "Pause" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: /State/ }));
    fireEvent.click(await screen.findByRole("radio", { name: "Archived" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Delete" })).toBe(null));
  });

  it("should delete a template, and bring it back", async () => {
    const { sent } = await visit("/campaigns/templates");
    fireEvent.click(await screen.findByRole("button", { name: "Delete One lesson a week" }));
    expect(await screen.findByText("No templates yet")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("One lesson a week")).toBeDefined();
    expect(sent.map(([call]) => call)).toEqual(["DELETE /api/campaigns/templates/2", "POST /api/campaigns/templates/2/restore"]);
  });
});

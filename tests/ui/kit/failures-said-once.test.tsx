import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ContainerModule } from "inversify";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { portalModules } from "../../../adapters/di/portal-modules.ts";
import { services as journalModule } from "../../../adapters/di/portal-pages/journal.module.ts";
import { services as offlineModule } from "../../../adapters/di/portal-pages/offline.module.ts";
import { staffModules } from "../../../adapters/di/staff-modules.ts";
import { services as twoStepModule } from "../../../adapters/di/staff-pages/two-step.module.ts";
import { compose } from "../../../composition-root.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { Job } from "../../../core/jobs/job.model.ts";
import { makeToastQueue } from "../../../ui/kit/toast-queue.ts";
import { ToastsProvider } from "../../../ui/kit/toasts.view.tsx";
import { CourseScreen } from "../../../ui/portal/courses/course.screen.tsx";
import { course, unjoined } from "../../../ui/portal/courses/gallery-courses.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { showAlerts } from "../../../ui/react/show-alerts.ts";
import { JobListScreen } from "../../../ui/staff/jobs/job-list.screen.tsx";
import { LogOutScreen } from "../../../ui/staff/shell/log-out.screen.tsx";
import { TwoStepCardScreen } from "../../../ui/staff/two-step/two-step-card.screen.tsx";
import { olivia } from "../../fakes/accounts.fake.ts";

const outOfOrder = "It is out of order.";
const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

const job: Job = {
  id: 7,
  kind: "contacts.import",
  subject: "people.csv",
  about: null,
  state: "running",
  progress: { done: 1, total: 9, counts: {} },
  result: null,
  error: null,
  undoes: null,
  undo_until: null,
  undone_by: null,
  cancelling: false,
  created_at: 1,
  started_at: 1,
  ended_at: null,
};
const device = {
  id: 2,
  ip: "203.0.113.7",
  user_agent: "Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0",
  created_at: 1,
  seen_at: 1,
  expires_at: 2,
  current: false,
};

/** What a healthy server says. */
const replies: Readonly<Record<string, unknown>> = {
  "GET /api/jobs": [job],
  "GET /api/users/two_step": { since: 1, recovery_left: 9, required: false, has_password: true, devices: [device] },
  "GET /api/cg/campaigns/1": { ...unjoined, id: 1 },
  "GET /api/cg/campaigns/2": { ...course, id: 2 },
};

type Scenario = {
  readonly what: string;
  readonly broken: string;
  readonly modules: readonly ContainerModule[];
  readonly at?: string;
  readonly draw: () => React.ReactNode;
  readonly presses: readonly (string | RegExp)[];
};

/** Commands that have no place of their own for a failure, as `group-failures.test.tsx` tries those of groups. */
const scenarios: readonly Scenario[] = [
  {
    what: "a logout",
    broken: "POST /api/users/logout",
    modules: staffModules,
    draw: () => <LogOutScreen params={{}} onClose={() => undefined} />,
    presses: ["Logout"],
  },
  {
    what: "cancelling work in the background",
    broken: "POST /api/jobs/7/cancel",
    modules: staffModules,
    draw: () => <JobListScreen />,
    presses: [/in progress/, "Stop"],
  },
  {
    what: "forgetting a browser",
    broken: "DELETE /api/users/two_step/devices/2",
    modules: [...staffModules, twoStepModule],
    draw: () => <TwoStepCardScreen user={olivia} />,
    presses: [/^(Forget|Ask)/],
  },
  {
    what: "joining a course",
    broken: "POST /api/cg/join",
    modules: portalModules,
    at: "/portal/harbor/course/1",
    draw: () => <CourseScreen />,
    presses: ["Join course"],
  },
  {
    what: "starting a course again",
    broken: "POST /api/cg/campaigns/2/reset",
    modules: [...portalModules, journalModule, offlineModule],
    at: "/portal/harbor/course/2",
    draw: () => <CourseScreen />,
    presses: ["Restart course", "Restart course"],
  },
];

const start = ({ broken, modules, at = "/", draw }: Scenario): void => {
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit) => {
    const call = `${method} ${new URL(address, "http://localhost").pathname}`;
    if (call === broken || !(call in replies))
      return json(500, {
        status: "failed",
        message: call === broken ? outOfOrder : `Nobody expected ${call}.`,
        code: "server",
        request_id: "r-1",
      });
    return json(200, replies[call]);
  });
  const resolve = compose(...modules);
  const toasts = makeToastQueue();
  showAlerts(resolve(Alerts), toasts);
  const root = createRootRoute();
  const pages = ["/", "/portal/harbor/course/$courseId"].map((path) => createRoute({ getParentRoute: () => root, path, component: draw }));
  const router = createRouter({ routeTree: root.addChildren(pages), history: createMemoryHistory({ initialEntries: [at] }) });
  render(
    <ServicesProvider resolve={resolve}>
      <ToastsProvider queue={toasts}>
        <RouterProvider router={router} />
      </ToastsProvider>
    </ServicesProvider>,
  );
};

const timesSaid = (): number => document.body.textContent.split(outOfOrder).length - 1;

describe("a command without a place for its failure", () => {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
    vi.stubGlobal("scrollTo", () => undefined);
  });
  afterEach(() => localStorage.clear());

  it.each(scenarios)("should say once that $what failed [A8.03]", async (scenario) => {
    start(scenario);
    for (const name of scenario.presses) fireEvent.click(await screen.findByRole("button", { name }));
    await waitFor(() => expect(timesSaid()).toBeGreaterThan(0));
    for (let turn = 0; turn < 10; turn += 1) await act(async () => undefined);
    expect(timesSaid()).toBe(1);
  });
});

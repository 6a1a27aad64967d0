import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import * as TE from "fp-ts/lib/TaskEither.js";
import { of } from "rxjs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { staffModules } from "../../../adapters/di/staff-modules.ts";
import { compose } from "../../../composition-root.ts";
import type { Accounts } from "../../../core/auth/accounts.port.ts";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { makeSignInGate } from "../../../core/auth/sign-in-gate.service.ts";
import { StaffSession, makeStaffSession } from "../../../core/auth/staff-session.service.ts";
import { makeJobList, JobList } from "../../../core/jobs/job-list.service.ts";
import { Connectivity } from "../../../core/kernel/connectivity.port.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { DeviceStorage } from "../../../core/kernel/storage.port.ts";
import type { Token } from "../../../core/kernel/token.ts";
import { useDates } from "../../../ui/i18n/use-dates.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { makeStaffRouter } from "../../../ui/staff/router.tsx";
import type { StaffRoute } from "../../../ui/staff/staff-route.ts";
import { useStaffUser } from "../../../ui/staff/staff-user.ts";
import { fakeAccounts, olivia } from "../../fakes/accounts.fake.ts";

const asked: string[] = [];
const page = (path: string, text: string, more: Partial<StaffRoute> = {}): StaffRoute => ({
  path,
  title: () => text,
  flags: [],
  load: () => Promise.resolve(() => <p>{`This is ${text}`}</p>),
  ...more,
});
const drawnFor: string[] = [];
const Mine = () => {
  const { first_name } = useStaffUser();
  drawnFor.push(first_name);
  return <p>{`This is for ${first_name}`}</p>;
};
const When = () => <p>{`It is ${useDates().at(Date.parse("2026-03-01T02:30:00Z") / 1000, { dateStyle: "medium" })}`}</p>;
const pages: readonly StaffRoute[] = [
  page("/", "Home"),
  page("/login", "Log in", { open: true }),
  page("/two-step", "Set-up", { open: true }),
  page("/404", "Page not found"),
  page("/mine", "Mine", { load: () => Promise.resolve(Mine) }),
  page("/when", "When", { load: () => Promise.resolve(When) }),
  page("/contacts", "Contacts", {
    flags: ["contacts"],
    ahead: () => Promise.resolve((_resolve, { search = "everybody" }) => void asked.push(search)),
  }),
  page("/hasty", "Hasty", { ahead: () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")) }),
  page("/workflows", "Workflows", { feature: "workflows" }),
  page("/broken", "Broken", { load: () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")) }),
];
const uma: SessionUser = { ...olivia, role: "user", owner: false };

const noJob = () => TE.left(notFound("There is no such job."));

/** @param answerMs after which the server says who is signed in; 0 unless told */
const visit = (address: string, user: SessionUser | null, answerMs = 0) => {
  const accounts = fakeAccounts(user);
  const current: Accounts["current"] = () => async () => {
    if (answerMs > 0) await new Promise((resolve) => setTimeout(resolve, answerMs));
    return accounts.current()();
  };
  const session = makeStaffSession({ accounts: { ...accounts, current }, gate: makeSignInGate() });
  const onRefused = vi.fn();
  const router = makeStaffRouter(pages, {
    session,
    onRefused,
    further: { fetch: () => Promise.resolve(), resolve: (token) => resolve(token) },
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const held = new Map<string, string>();
  const services = new Map<symbol, unknown>([
    [JobList, makeJobList({ store: { list: () => TE.right([]), get: noJob, cancel: noJob, undo: noJob, dismiss: noJob } })],
    [StaffSession, session],
    [Connectivity, { online$: of(true) }],
    [
      DeviceStorage,
      {
        get: (key: string) => held.get(key) ?? null,
        set: (key: string, value: string) => void held.set(key, value),
        remove: () => undefined,
        keys: () => [],
      },
    ],
  ]);
  const others = compose(...staffModules);
  const resolved = new Set<symbol>();
  const resolve = <A,>(token: Token<A>): A => {
    resolved.add(token);
    return services.has(token) ? Reflect.apply(Map.prototype.get, services, [token]) : others(token);
  };
  return {
    resolved,
    session,
    accounts,
    onRefused,
    router,
    open: () =>
      render(
        <ServicesProvider resolve={resolve}>
          <RouterProvider router={router} />
        </ServicesProvider>,
      ),
    preload: (to: string) => router.preloadRoute({ to }),
    address: () => router.state.location.href,
  };
};

describe("the pages of the staff application", () => {
  beforeAll(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
    vi.stubGlobal("scrollTo", () => undefined);
  });

  it("should load an unknown user, then open the page with its title [A2.32]", async () => {
    const visitor = visit("/ui/contacts?page=2", olivia);
    visitor.open();
    expect(await screen.findByText("This is Contacts")).toBeTruthy();
    expect(visitor.accounts.calls).toEqual(["current"]);
    expect(document.title).toBe("Contacts · Cygnet");
  });

  it("should give the page the signed-in user from its first rendering on", async () => {
    visit("/ui/mine", olivia).open();
    expect(await screen.findByText("This is for Olivia")).toBeTruthy();
    expect(new Set(drawnFor)).toEqual(new Set(["Olivia"]));
  });

  it("should send strangers to the login page with the way back [A2.32]", async () => {
    const visitor = visit("/ui/contacts?search=a%2Fb", null);
    visitor.open();
    expect(await screen.findByText("This is Log in")).toBeTruthy();
    expect(new URLSearchParams(visitor.address().split("?")[1]).get("next")).toBe("/ui/contacts?search=a%2Fb");
    expect(visitor.router.history.length).toBe(1);
  });

  it("should lead to the set-up of two-step sign-in whoever has to do that first, with the way back", async () => {
    // So late that the frame stands already.
    const visitor = visit("/ui/contacts?search=a%2Fb", { ...olivia, two_step_due: true }, 300);
    visitor.open();
    expect(await screen.findByText("This is Set-up")).toBeTruthy();
    expect(new URLSearchParams(visitor.address().split("?")[1]).get("next")).toBe("/ui/contacts?search=a%2Fb");
    expect(visitor.resolved).toContain(StaffSession);
    // The shell, whose requests the server would refuse, is not drawn in between.
    expect(visitor.resolved).not.toContain(Connectivity);
  });

  it("should lead there too when a user signs in again on an open page", async () => {
    const visitor = visit("/ui/contacts?search=a%2Fb", olivia);
    visitor.open();
    await screen.findByText("This is Contacts");
    expect(visitor.resolved).toContain(Connectivity);
    visitor.accounts.enter({ ...olivia, two_step_due: true });
    await act(async () => void (await visitor.session.reload()));
    expect(await screen.findByText("This is Set-up")).toBeTruthy();
    expect(new URLSearchParams(visitor.address().split("?")[1]).get("next")).toBe("/ui/contacts?search=a%2Fb");
  });

  it("should open the login page to strangers without asking who they are", async () => {
    const visitor = visit("/ui/login", null);
    visitor.open();
    expect(await screen.findByText("This is Log in")).toBeTruthy();
    expect(visitor.accounts.calls).toEqual([]);
  });

  it.each(["/ui/contacts", "/ui/workflows"])(
    "should send home from %s whoever lacks its permission or feature, and say so [B2.30]",
    async (address) => {
      const visitor = visit(address, uma);
      visitor.open();
      expect(await screen.findByText("This is Home")).toBeTruthy();
      expect(visitor.address()).toBe("/ui/");
      expect(visitor.onRefused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: expect.any(String) }), address);
    },
  );

  it("should draw dates in the time zone of the user", async () => {
    visit("/ui/when", { ...olivia, timezone: "America/New_York" }).open();
    expect(await screen.findByText("It is Feb 28, 2026")).toBeTruthy();
  });

  it("should pass on only the path of a refused page, since a query may hold secrets", async () => {
    const visitor = visit("/ui/contacts?search=ada%40sea.example", uma);
    visitor.open();
    await screen.findByText("This is Home");
    expect(visitor.onRefused).toHaveBeenCalledExactlyOnceWith(expect.anything(), "/ui/contacts");
  });

  it("should say nothing of a page that was only about to be visited", async () => {
    const visitor = visit("/ui/", uma);
    visitor.open();
    await screen.findByText("This is Home");
    await visitor.preload("/ui/contacts");
    expect(visitor.onRefused).not.toHaveBeenCalled();
    expect(visitor.address()).toBe("/ui/");
  });

  it("should prefetch a page's data on hover and on navigation, but not for users who may not open it", async () => {
    asked.length = 0;
    const stranger = visit("/ui/", uma);
    stranger.open();
    await screen.findByText("This is Home");
    await stranger.preload("/ui/contacts");
    expect(asked).toEqual([]);
    cleanup();
    const visitor = visit("/ui/", olivia);
    visitor.open();
    await screen.findByText("This is Home");
    await visitor.preload("/ui/contacts");
    await vi.waitFor(() => expect(asked).toEqual(["everybody"]), { timeout: 10_000 });
    await visitor.router.navigate({ href: "/ui/contacts?search=rosa" });
    expect(await screen.findByText("This is Contacts")).toBeTruthy();
    await vi.waitFor(() => expect(asked).toEqual(["everybody", "rosa"]), { timeout: 10_000 });
  });

  it("should open a page whose data could not be asked for ahead", async () => {
    const visitor = visit("/ui/hasty", olivia);
    visitor.open();
    expect(await screen.findByText("This is Hasty")).toBeTruthy();
  });

  it.each(["/ui/no/such/page?q=1", "/ui/404"])(
    "should show the not-found page at %s under that address [B2.28] [B2.29]",
    async (address) => {
      const visitor = visit(address, olivia);
      visitor.open();
      expect(await screen.findByText("This is Page not found")).toBeTruthy();
      expect(visitor.address()).toBe(address);
    },
  );

  it("should ask strangers to log in before it says that there is nothing, with the way back", async () => {
    const visitor = visit("/ui/no/such/page", null);
    visitor.open();
    expect(await screen.findByText("This is Log in")).toBeTruthy();
    expect(new URLSearchParams(visitor.address().split("?")[1]).get("next")).toBe("/ui/no/such/page");
  });

  it("should offer to try again when it cannot be told who is signed in, and not ask for a login [B8.04]", async () => {
    const visitor = visit("/ui/contacts", olivia);
    visitor.accounts.cut(true);
    for (const level of ["error", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
    visitor.open();
    const retry = await screen.findByRole("button", { name: "Try again" });
    visitor.accounts.cut(false);
    fireEvent.click(retry);
    expect(await screen.findByText("This is Contacts")).toBeTruthy();
    vi.restoreAllMocks();
  });
});

import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { act, render, screen, waitFor } from "@testing-library/react";
import * as TE from "fp-ts/lib/TaskEither.js";
import { of } from "rxjs";
import { describe, expect, it, vi } from "vitest";
import { portalModules } from "../../../adapters/di/portal-modules.ts";
import { services as journalModule } from "../../../adapters/di/portal-pages/journal.module.ts";
import { services as offlineModule } from "../../../adapters/di/portal-pages/offline.module.ts";
import { compose } from "../../../composition-root.ts";
import { makePortalSession, PortalSession } from "../../../core/auth/portal-session.service.ts";
import { makeSignInGate } from "../../../core/auth/sign-in-gate.service.ts";
import { Connectivity } from "../../../core/kernel/connectivity.port.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import type { Token } from "../../../core/kernel/token.ts";
import { PortalNotices } from "../../../core/portal-notices/portal-notices.port.ts";
import { KitProvider } from "../../../ui/kit/kit-provider.view.tsx";
import { routes } from "../../../ui/portal/notices/routes.tsx";
import { makePortalRouter } from "../../../ui/portal/router.tsx";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { fakePortalAccounts, lena, rightPin } from "../../fakes/portal-accounts.fake.ts";

const course = { path: "/course/$courseId", load: () => Promise.resolve(() => <p>This is the course.</p>) };

/** The portal at an address, with a learner who is signed in or not; the link `abc` leads to course 3. */
const visit = (address: string, isSignedIn: boolean) => {
  const session = makePortalSession({ accounts: fakePortalAccounts(isSignedIn ? lena : null), gate: makeSignInGate() });
  const next = vi.fn((hash: string) => (hash === "abc" ? TE.right({ route: "/course/3" }) : TE.left(notFound("Gone."))));
  const unused = () => TE.left(notFound(""));
  const services = new Map<symbol, unknown>([
    [PortalSession, session],
    [Connectivity, { online$: of(true) }],
    [PortalNotices, { next, list: unused, open: unused, readAll: unused() }],
  ]);
  const others = compose(...portalModules, journalModule, offlineModule);
  const resolve = <A,>(token: Token<A>): A => (services.has(token) ? Reflect.apply(Map.prototype.get, services, [token]) : others(token));
  const router = makePortalRouter([...routes, course], createMemoryHistory({ initialEntries: [address] }));
  const links = { router, navigate: (href: string) => void router.navigate({ href }), preload: () => undefined };
  render(
    <ServicesProvider resolve={resolve}>
      <KitProvider links={links}>
        <RouterProvider router={router} />
      </KitProvider>
    </ServicesProvider>,
  );
  return { session, next, address: () => router.state.location.href, entries: () => router.history.length };
};

describe("A short link of a mail", () => {
  it("should lead to its place, which replaces the link in the history", async () => {
    const { address, entries } = visit("/portal/harbor/n/abc", true);
    expect(await screen.findByText("This is the course.")).toBeDefined();
    expect([address(), entries()]).toEqual(["/portal/harbor/course/3", 1]);
  });

  it("should lead a learner who signs in first to the page of the link", async () => {
    const { session, next, address } = visit("/portal/harbor/n/abc", false);
    await waitFor(() => expect(screen.queryByText("This is the course.")).toBe(null));
    expect([address(), next.mock.calls]).toEqual(["/portal/harbor/n/abc", []]);
    await act(async () => void (await session.signIn({ pid: "harbor", email: "lena@harbor.example", pin: rightPin })()));
    expect(await screen.findByText("This is the course.")).toBeDefined();
    expect(address()).toBe("/portal/harbor/course/3");
  });

  it("should say that it no longer works, and stay", async () => {
    const { address } = visit("/portal/harbor/n/used", true);
    expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeDefined();
    expect(address()).toBe("/portal/harbor/n/used");
  });
});

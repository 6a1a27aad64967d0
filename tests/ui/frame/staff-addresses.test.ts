import { createMemoryHistory } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import { makeSignInGate } from "../../../core/auth/sign-in-gate.service.ts";
import { makeStaffSession } from "../../../core/auth/staff-session.service.ts";
import { makeStaffRouter } from "../../../ui/staff/router.tsx";
import { staffRoutes } from "../../../ui/staff/staff-routes.ts";
import { fakeAccounts, olivia } from "../../fakes/accounts.fake.ts";

/** The path of the page that an address of the staff application leads to. */
const pageAt = (address: string): string | undefined => {
  const router = makeStaffRouter(staffRoutes, {
    session: makeStaffSession({ accounts: fakeAccounts(olivia), gate: makeSignInGate() }),
    onRefused: () => undefined,
    further: {
      fetch: () => Promise.resolve(),
      resolve: () => {
        throw new Error("A match of an address needs no service.");
      },
    },
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  return router.matchRoutes(router.latestLocation).at(-1)?.fullPath;
};

describe("the addresses of the staff application", () => {
  it.each([
    ["/ui/contacts/31", "/ui/contacts/$id"],
    ["/ui/contacts/create", "/ui/contacts/create"],
    ["/ui/campaigns/create", "/ui/campaigns/create"],
    ["/ui/lessons/new", "/ui/lessons/new/{-$folderId}"],
  ])("should lead to a page of their own: %s [A2.13]", async (address, path) => {
    expect(pageAt(address)).toBe(path);
    expect(await staffRoutes.find((route) => `/ui${route.path}` === path)?.load()).toBeTypeOf("function");
  });
});

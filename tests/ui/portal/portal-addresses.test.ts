import { createMemoryHistory } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import { portalRoutes } from "../../../ui/portal/portal-routes.ts";
import { makePortalRouter } from "../../../ui/portal/router.tsx";

/** The path of the page that an address of the portal leads to. */
const pageAt = (address: string): string | undefined => {
  const router = makePortalRouter(portalRoutes, createMemoryHistory({ initialEntries: [address] }));
  return router.matchRoutes(router.latestLocation).at(-1)?.fullPath;
};

describe("the addresses of the portal", () => {
  it.each([
    ["home", "/home"],
    ["n/aB3-x", "/n/$shortRouteHash"],
  ])("should lead to a page of their own, with and without the portal's id: %s [A2.19] [B2.35]", async (address, path) => {
    expect([pageAt(`/portal/${address}`), pageAt(`/portal/harbor/${address}`)]).toEqual([`/portal${path}`, `/portal/$pid${path}`]);
    expect(await portalRoutes.find((route) => route.path === path)?.load()).toBeTypeOf("function");
  });

  it("should lead to no page where none is", () => {
    expect(pageAt("/portal/p/nothing-of-this-name")).not.toMatch(/nothing/);
  });
});

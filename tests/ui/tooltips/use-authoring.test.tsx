import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { compose, type Resolve } from "../../../composition-root.ts";
import { reloadPage } from "../../../ui/react/page-code.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { useIsAuthoring } from "../../../ui/staff/tooltips/use-authoring.ts";

const refuseStorage = (): void => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  });
};
let resolve: Resolve;
/** At an address with these queries. */
const isAuthoring = (query: string): boolean => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: [`/${query}`] }) });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider resolve={resolve}>
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    </ServicesProvider>
  );
  return renderHook(() => useIsAuthoring(), { wrapper }).result.current;
};

beforeEach(() => {
  resolve = compose();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a page in another site's frame, where the browser keeps nothing", () => {
  it("should be drawn, and know as long as it is open what its address asked for [A2.17]", () => {
    refuseStorage();
    expect(isAuthoring("")).toBe(false);
    expect(isAuthoring("?tooltips_dev=1")).toBe(true);
    expect(isAuthoring("")).toBe(true);
    expect(isAuthoring("?tooltips_dev=0")).toBe(false);
    expect(isAuthoring("")).toBe(false);
  });

  it("should say that code is missing rather than fail, as it may not remember a new start", async () => {
    refuseStorage();
    vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
    expect(await reloadPage()).toBe("missing");
  });
});

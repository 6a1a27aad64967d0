import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useLinkToken } from "../../../ui/react/address.ts";

afterEach(cleanup);

const Shown = () => <output>{`<${useLinkToken()}>`}</output>;

it.each([
  ["/?token=from-query", "<from-query>"],
  ["/#token=from-hash", "<from-hash>"],
  ["/?token=from-query#token=from-hash", "<from-hash>"],
  ["/#token=a-b_c%2Fd", "<a-b_c/d>"],
  ["/#section", "<>"],
  ["/", "<>"],
])("should be read from behind the #, and from the query of older links: %s", async (address, expected) => {
  const router = createRouter({
    routeTree: createRootRoute({ component: Shown, notFoundComponent: Shown }),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(<RouterProvider router={router} />);
  expect((await screen.findByText(expected)).tagName).toBe("OUTPUT");
});

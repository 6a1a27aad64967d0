import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useParams, usePath, useQuery, useSetQuery } from "../../../ui/react/address.ts";
import { parseSearch, stringifySearch } from "../../../ui/react/plain-search.ts";

afterEach(cleanup);

/** What each page has shown: its name, its parameter and its query, in order. */
let shown: string[] = [];
let arrive = (): void => undefined;
beforeEach(() => {
  shown = [];
});

const Page = ({ name }: { readonly name: string }) => {
  const query = new URLSearchParams(Object.entries(useQuery()).map(([key, value = ""]) => [key, value])).toString();
  const { id = "" } = useParams();
  const setQuery = useSetQuery();
  const text = `${name}${id} ${usePath()}?${query}`;
  if (shown.at(-1) !== text) shown.push(text);
  return (
    <>
      <output>{text}</output>
      <button onClick={() => setQuery({ search: "bea" })}>Bea</button>
    </>
  );
};

/**
 * A list, and a page of one that waits for `arrive`, as for its code.
 * @returns goes to another page
 */
const open = async (address: string): Promise<(href: string) => Promise<void>> => {
  const root = createRootRoute({ component: Outlet });
  const list = createRoute({ getParentRoute: () => root, path: "/list", component: () => <Page name="list" /> });
  const one = createRoute({
    getParentRoute: () => root,
    path: "/list/$id",
    component: () => <Page name="one" />,
    beforeLoad: () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([list, one]), history, parseSearch, stringifySearch });
  render(<RouterProvider router={router} />);
  return (href) => act(async () => void router.navigate({ href }));
};

describe("the path and query of a page", () => {
  it("should stay what it was while the next page is requested, and be the next page's own from its first drawing", async () => {
    const visit = await open("/list?search=ada");
    await screen.findByText("list /list?search=ada");
    await visit("/list/7?tab=notes");
    expect(screen.getByRole("status").textContent).toBe("list /list?search=ada");
    await act(async () => arrive());
    await screen.findByText("one7 /list/7?tab=notes");
    expect(shown).toEqual(["list /list?search=ada", "one7 /list/7?tab=notes"]);
  });

  it("should change at once on the same page", async () => {
    await open("/list?search=ada");
    await screen.findByText("list /list?search=ada");
    fireEvent.click(screen.getByRole("button", { name: "Bea" }));
    await screen.findByText("list /list?search=bea");
    expect(shown).toEqual(["list /list?search=ada", "list /list?search=bea"]);
  });

  it("should be the new one after a page with another parameter, a page that was given up, and the way back", async () => {
    const visit = await open("/list?search=ada");
    await screen.findByText("list /list?search=ada");
    await visit("/list/7?tab=notes");
    await act(async () => arrive());
    await screen.findByText("one7 /list/7?tab=notes");
    await visit("/list/8?tab=files");
    await act(async () => arrive());
    await screen.findByText("one8 /list/8?tab=files");
    await visit("/list/9");
    await visit("/list?search=eve");
    await screen.findByText("list /list?search=eve");
    await act(async () => arrive());
    expect(screen.getByRole("status").textContent).toBe("list /list?search=eve");
  });
});

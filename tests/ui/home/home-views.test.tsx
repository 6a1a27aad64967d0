import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { homeTiles } from "../../../core/home/home-tiles.rule.ts";
import { idle, loaded } from "../../../core/kernel/remote.ts";
import { launchPlaces } from "../../../core/org/launch-places.rule.ts";
import { sampleFound, sampleHome, sampleNews, sampleSteps } from "../../../ui/staff/home/gallery-home.ts";
import { HomeSearchView, type HomeSearchViewProps } from "../../../ui/staff/home/home-search.view.tsx";
import { HomeView, type HomeViewProps } from "../../../ui/staff/home/home.view.tsx";
import { opensFor } from "../../../ui/staff/opens-for.model.ts";
import { staffRoutes } from "../../../ui/staff/staff-routes.ts";
import { olivia } from "../../fakes/accounts.fake.ts";

/** jsdom lays nothing out. */
Element.prototype.scrollIntoView = () => undefined;

const drawHome = (state: Partial<HomeViewProps["state"]> = {}, props: Partial<HomeViewProps> = {}) => {
  const told = { onRetry: vi.fn(), onStep: vi.fn(), onTick: vi.fn(), onPicture: vi.fn() };
  const tiles = homeTiles({ role: "owner", flags: [], activated: true });
  const view = render(
    <HomeView
      name="Rosa"
      organisation="Harbour School"
      search={null}
      state={{ ...sampleHome, ...state }}
      tiles={tiles}
      hrefs={{ contacts: "/ui/contacts" }}
      opens={() => true}
      {...told}
      {...props}
    />,
  );
  return { ...told, ...view };
};
const failed = { tag: "failed", failure: { tag: "timeout" } } as const;

describe("Home", () => {
  it("should greet by first name and show progress, tiles, steps and news [A1.13]", () => {
    drawHome();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Hello Rosa");
    expect(screen.getByRole("region", { name: "Getting started" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Contacts 12,345" })).toBeDefined();
    expect(screen.getByRole("region", { name: "Important Steps" })).toBeDefined();
    expect(screen.getByRole("region", { name: "New Content" })).toBeDefined();
  });

  it("should show numbers above 999 in thousands, the exact one on hover and to screen readers, each leading to its list [A9.18]", () => {
    drawHome();
    const tile = screen.getByRole("link", { name: "Contacts 12,345" });
    expect(tile.textContent).toContain("12.3k");
    expect(tile.getAttribute("title")).toBe("12,345");
    expect(tile.getAttribute("href")).toBe("/ui/contacts");
    expect(screen.getByRole("group", { name: "Texts used" }).textContent).toBe("Texts used 1,250 of 5,0001.3kof 5,000");
    expect(screen.getByRole("group", { name: "Live Campaigns" }).textContent).toContain("3");
  });

  it("should have a grid of 6 columns for four tiles and of 4 for three [A9.19]", () => {
    const columns = () => screen.getByText("Texts used").closest("[data-columns]")?.getAttribute("data-columns");
    const { unmount } = drawHome();
    expect(columns()).toBe("6");
    unmount();
    drawHome({}, { tiles: ["contacts", "lessons", "texts"] });
    expect(columns()).toBe("4");
  });

  it("should have no tile for what the permissions leave out and for texts whose use is not known [A6.06]", () => {
    drawHome({ texts: loaded(null) }, { tiles: ["lessons", "texts"] });
    expect(screen.getByText("Lessons")).toBeDefined();
    expect(["Contacts", "Live Campaigns", "Texts used"].filter((label) => screen.queryByText(label) !== null)).toEqual([]);
  });

  it("should show 3 of 7 steps as 42 % [A4.01] [A4.02]", () => {
    drawHome();
    expect(screen.getByRole("progressbar", { name: "Getting started" }).getAttribute("aria-valuenow")).toBe("42");
    expect(screen.getByText("3 of 7 done")).toBeDefined();
  });

  it.each([
    ["there are no steps", []],
    ["all are finished", sampleSteps.map((step) => ({ ...step, status: "ready" as const }))],
  ])("should show no progress when %s [A4.02]", (_, steps) => {
    drawHome({ steps: loaded(steps) });
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.queryByRole("region", { name: "Important Steps" }) === null).toBe(steps.length === 0);
  });

  it("should list five steps and the rest on demand [A9.16]", () => {
    drawHome();
    const region = within(screen.getByRole("region", { name: "Important Steps" }));
    expect(region.getAllByRole("checkbox")).toHaveLength(5);
    fireEvent.click(region.getByRole("button", { name: "Show More (2)" }));
    expect(region.getAllByRole("checkbox")).toHaveLength(7);
  });

  it("should tick a step and open another", () => {
    const { onTick, onStep } = drawHome();
    fireEvent.click(screen.getByRole("checkbox", { name: "Mark Look through the portal as done" }));
    expect(onTick).toHaveBeenCalledWith(sampleSteps[0], true);
    fireEvent.click(screen.getByRole("button", { name: "Choose the colours of your portal" }));
    expect(onStep).toHaveBeenCalledWith(sampleSteps[2]);
  });

  it("should lead from a step to the page where it is done, and offer no step whose page does not open for the user", () => {
    const { unmount } = drawHome();
    expect(screen.getByRole("link", { name: "Import your contacts" }).getAttribute("href")).toBe("/ui/contacts/import");
    unmount();
    const { unmount: leave } = drawHome({}, { opens: (path) => path !== "/ui/contacts/import" });
    expect(screen.queryByText("Import your contacts")).toBeNull();
    expect(screen.getByText("3 of 7 done")).toBeDefined();
    leave();
    drawHome({ steps: loaded(sampleSteps.slice(1, 2)) }, { opens: () => false });
    expect(screen.queryByRole("region", { name: "Important Steps" })).toBeNull();
  });

  it.each([
    ["/ui/contacts/import", "owner", [], true],
    ["/ui/contacts/import", "user", ["contacts", "import_contacts"], true],
    ["/ui/contacts/import", "user", ["contacts"], false],
    ["/ui/contacts/import", "guest", ["contacts", "import_contacts"], false],
    ["/ui/settings/fields", "user", ["settings"], false],
    ["/ui/settings/theme", "user", ["settings"], false],
    ["/ui/settings/theme", "admin", [], true],
    ["/ui/groups/create", "user", [], false],
    ["/ui/quick-wins", "user", [], true],
  ] as const)("should know whether %s opens for a %s with %j: %s", (address, role, flags, opens) => {
    expect(opensFor(address, { ...olivia, role, owner: role === "owner", flags: [...flags] }, staffRoutes)).toBe(opens);
  });

  it("should have a page for each of the onboarding steps that name one", () => {
    for (const path of Object.values(launchPlaces))
      if (path !== null) expect([path, opensFor(path, olivia, staffRoutes)]).toEqual([path, true]);
  });

  it("should open news in a tab of their own that cannot reach back, three at most [A9.17] [A3.21]", () => {
    const [first] = sampleNews;
    if (first === undefined) throw new Error("There are no news.");
    const { onPicture } = drawHome({ news: loaded([...sampleNews, { ...first, link: "/ui/help/more", title: "More" }]) });
    const links = within(screen.getByRole("region", { name: "New Content" })).getAllByRole("link");
    expect(links).toHaveLength(3);
    for (const link of links) expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
    fireEvent.click(screen.getByRole("button", { name: `Show the picture of “${first.title}”` }));
    expect(onPicture).toHaveBeenCalledWith(first.title, first.enclosures[0]);
  });

  it("should leave out the news when there is nothing new", () => {
    drawHome({ news: loaded([]) });
    expect(screen.queryByText("New Content")).toBeNull();
  });

  it("should say of each part alone that it did not load, and load it again", () => {
    const { onRetry } = drawHome({ counts: failed, news: failed, steps: failed });
    fireEvent.click(screen.getByRole("button", { name: "Try again: Contacts" }));
    expect(onRetry).toHaveBeenLastCalledWith("counts");
    const news = within(screen.getByRole("region", { name: "New Content" }));
    expect(news.getByText("Could not load the news.")).toBeDefined();
    fireEvent.click(news.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenLastCalledWith("news");
    fireEvent.click(within(screen.getByRole("region", { name: "Important Steps" })).getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenLastCalledWith("steps");
    expect(screen.getByRole("group", { name: "Live Campaigns" })).toBeDefined();
  });

  it("should keep the place of what is on its way", () => {
    drawHome({ counts: idle, live: idle, texts: idle, steps: idle, news: idle });
    expect(screen.getByRole("region", { name: "Important Steps" })).toBeDefined();
    expect(screen.getByRole("region", { name: "New Content" })).toBeDefined();
    expect(screen.getByRole("group", { name: "Texts used" }).getAttribute("aria-busy")).toBe("true");
  });
});

describe("the search box of Home", () => {
  const draw = (props: Partial<HomeSearchViewProps> = {}) => {
    const told = {
      onText: vi.fn(),
      onRecord: vi.fn(),
      onAsk: vi.fn(),
      onEnter: vi.fn(),
      onRetry: vi.fn(),
      onOpen: vi.fn(),
      onActive: vi.fn(),
    };
    const Box = () => {
      const [active, setActive] = useState<number | null>(null);
      const [isOpen, setOpen] = useState(true);
      return (
        <HomeSearchView
          text="ha"
          found={sampleFound}
          {...told}
          active={active}
          isOpen={isOpen}
          onActive={(at) => {
            told.onActive(at);
            setActive(at);
          }}
          onOpen={(open) => {
            told.onOpen(open);
            setOpen(open);
          }}
          {...props}
        />
      );
    };
    render(<Box />);
    return { ...told, input: screen.getByRole("combobox", { name: "Ask CY or Search Records" }) };
  };
  const options = () => screen.queryAllByRole("option").map((option) => option.textContent ?? "");

  it("should list the records and, always last, the question to CY", () => {
    draw();
    expect(options()).toHaveLength(4);
    expect(options().at(-1)).toContain('Ask CY: "ha"');
    expect(screen.getByRole("status").textContent).toBe("3 records found");
  });

  it("should go through the options by arrows, round and round, and say where it is", () => {
    const { input, onRecord, onAsk } = draw();
    expect(input.getAttribute("aria-expanded")).toBe("true");
    fireEvent.keyDown(input, { key: "ArrowDown" });
    expect(input.getAttribute("aria-activedescendant")).toBe(screen.getAllByRole("option")[0]?.id);
    expect(screen.getAllByRole("option")[0]?.getAttribute("aria-selected")).toBe("true");
    fireEvent.keyDown(input, { key: "Enter" });
    expect(onRecord).toHaveBeenCalledWith(sampleFound.results[0]);
    fireEvent.keyDown(input, { key: "ArrowUp" });
    expect(input.hasAttribute("aria-activedescendant")).toBe(false);
    fireEvent.keyDown(input, { key: "ArrowUp" });
    fireEvent.keyDown(input, { key: "Enter" });
    expect(onAsk).toHaveBeenCalledOnce();
    fireEvent.keyDown(input, { key: "ArrowDown" });
    expect(input.hasAttribute("aria-activedescendant")).toBe(false);
  });

  it("should leave Enter to the text while no option is chosen, and keys to an input method that composes", () => {
    const { input, onEnter, onActive } = draw();
    fireEvent.keyDown(input, { key: "Enter", isComposing: true });
    fireEvent.keyDown(input, { key: "ArrowDown", isComposing: true });
    expect(onEnter).not.toHaveBeenCalled();
    expect(onActive).not.toHaveBeenCalled();
    fireEvent.keyDown(input, { key: "Enter" });
    expect(onEnter).toHaveBeenCalledOnce();
  });

  it("should close its list by Esc, then clear what was typed", () => {
    const { input, onOpen, onText } = draw();
    fireEvent.keyDown(input, { key: "Escape" });
    expect(onOpen).toHaveBeenLastCalledWith(false);
    expect(options()).toEqual([]);
    expect(input.getAttribute("aria-expanded")).toBe("false");
    fireEvent.keyDown(input, { key: "Escape" });
    expect(onText).toHaveBeenCalledWith("");
  });

  it("should open a record and ask CY by click", () => {
    const { onRecord, onAsk } = draw();
    fireEvent.click(screen.getByText("Harbor team"));
    expect(onRecord).toHaveBeenCalledWith(sampleFound.results[2]);
    fireEvent.click(screen.getByText('Ask CY: "ha"'));
    expect(onAsk).toHaveBeenCalledOnce();
  });

  it.each([
    ["nothing has the name", { term: "ha", results: [], isWaiting: false, failure: null }, "No records found."],
    ["records are looked for", { term: "ha", results: [], isWaiting: true, failure: null }, "Searching records…"],
    ["the search failed", { term: "ha", results: [], isWaiting: false, failure: { tag: "offline" } }, "Could not search records."],
  ] as const)("should say that %s and still offer to ask CY", (_, found, said) => {
    draw({ found });
    expect(screen.getAllByText(said).length).toBeGreaterThan(0);
    expect(options()).toHaveLength(1);
  });

  it("should show no list for an empty box", () => {
    draw({ text: "  " });
    expect(screen.queryByRole("listbox")).toBeNull();
  });
});

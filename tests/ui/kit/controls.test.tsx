import { act, fireEvent, render, screen } from "@testing-library/react";
import { Plus } from "lucide-react";
import { describe, expect, it, vi } from "vitest";
import { Anchor } from "../../../ui/kit/anchor.view.tsx";
import { Button } from "../../../ui/kit/button.view.tsx";
import { FailureState } from "../../../ui/kit/failure-state.view.tsx";
import { FilterChip } from "../../../ui/kit/filter-chip.view.tsx";
import { IconButton } from "../../../ui/kit/icon-button.view.tsx";
import { KitProvider } from "../../../ui/kit/kit-provider.view.tsx";
import { Menu } from "../../../ui/kit/menu.view.tsx";
import { Pagination } from "../../../ui/kit/pagination.view.tsx";
import { RemoteView } from "../../../ui/kit/remote.view.tsx";
import { ShowMore } from "../../../ui/kit/show-more.view.tsx";
import { Tabs } from "../../../ui/kit/tabs.view.tsx";
import { tooltipDelayMs } from "../../../ui/kit/tooltip-place.ts";
import { pressEnter } from "./press-key.ts";

const nothing = (): void => undefined;

describe("buttons", () => {
  it("should not be pressed again while pending", () => {
    const onPress = vi.fn();
    const { rerender } = render(<Button onPress={onPress}>Save</Button>);
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    rerender(
      <Button onPress={onPress} isPending>
        Save
      </Button>,
    );
    fireEvent.click(screen.getByRole("button", { name: /Save/ }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it("should say in a tooltip what a picture stands for, with its keys, once a pointer rests there, until it is pressed", () => {
    vi.useFakeTimers();
    render(<IconButton icon={Plus} label="New contact" shortcut="N" />);
    const button = screen.getByRole("button", { name: "New contact" });
    fireEvent.pointerEnter(button);
    act(() => void vi.advanceTimersByTime(tooltipDelayMs - 1));
    expect(screen.queryByRole("tooltip")).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole("tooltip").textContent).toBe("New contactN");
    fireEvent.pointerDown(button);
    expect(screen.queryByRole("tooltip")).toBeNull();
    vi.useRealTimers();
  });
});

describe("links", () => {
  it.each([
    ["/ui/contacts", {}, true],
    ["/ui/contacts", { ctrlKey: true }, false],
    ["/ui/contacts", { metaKey: true }, false],
    ["/ui/contacts", { shiftKey: true }, false],
    ["/ui/contacts", { button: 1 }, false],
    ["https://example.org/", {}, false],
    ["mailto:rosa@example.org", {}, false],
  ])("should follow %s with %j by the router: %s", (href, keys, isRouted) => {
    const navigate = vi.fn();
    render(
      <KitProvider links={{ navigate, preload: nothing }}>
        <Anchor href={href}>Go</Anchor>
      </KitProvider>,
    );
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole("link", { name: "Go" }), keys);
    expect(navigate.mock.calls).toEqual(isRouted ? [[href]] : []);
  });
});

describe("menus", () => {
  const groups = [
    {
      id: "do",
      entries: [
        { id: "edit", label: "Edit" },
        { id: "delete", label: "Delete", isDisabled: true, note: "Needs the owner role" },
      ],
    },
    {
      id: "theme",
      title: "Theme",
      chosen: "dark",
      entries: [
        { id: "light", label: "Light" },
        { id: "dark", label: "Dark" },
      ],
    },
  ];
  const open = (onAction: (id: string, group: string) => void): void => {
    render(<Menu label="Actions" trigger={<Button>Actions</Button>} groups={groups} onAction={onAction} />);
    fireEvent.click(screen.getByRole("button", { name: "Actions" }));
  };

  it("should do what was chosen and close", () => {
    const onAction = vi.fn();
    open(onAction);
    fireEvent.click(screen.getByRole("menuitem", { name: "Edit" }));
    expect(onAction.mock.calls).toEqual([["edit", "do"]]);
  });

  it("should mark the chosen option, and choose another", () => {
    const onAction = vi.fn();
    open(onAction);
    expect(screen.getByRole("menuitemradio", { name: "Dark" }).getAttribute("aria-checked")).toBe("true");
    fireEvent.click(screen.getByRole("menuitemradio", { name: "Light" }));
    expect(onAction.mock.calls).toEqual([["light", "theme"]]);
  });

  it("should not run a disabled entry, and show why it is disabled", () => {
    const onAction = vi.fn();
    open(onAction);
    fireEvent.click(screen.getByRole("menuitem", { name: "Delete" }));
    expect(onAction).not.toHaveBeenCalled();
    expect(screen.getByText("Needs the owner role")).toBeDefined();
  });
});

describe("tabs", () => {
  it("should move by arrow keys and show the selected one", () => {
    const onSelect = vi.fn();
    render(
      <Tabs
        label="Campaigns"
        selected="live"
        onSelect={onSelect}
        tabs={[
          { id: "live", label: "Live", count: 1200, content: "Twelve" },
          { id: "ended", label: "Ended", content: "None" },
        ]}
      />,
    );
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Live 1,200");
    expect(screen.getByRole("tabpanel").textContent).toBe("Twelve");
    screen.getByRole("tab", { selected: true }).focus();
    fireEvent.keyDown(screen.getByRole("tab", { selected: true }), { key: "ArrowRight" });
    expect(onSelect).toHaveBeenCalledWith("ended");
  });
});

describe("lists", () => {
  const items = ["a", "b", "c", "d", "e", "f", "g"];
  const drawn = (count: number): string => {
    render(<ShowMore items={items.slice(0, count)}>{(shown) => <output>{shown.join("")}</output>}</ShowMore>);
    return screen.getByRole("status").textContent ?? "";
  };

  it("should show five and offer the rest [A9.16]", () => {
    expect(drawn(7)).toBe("abcde");
    fireEvent.click(screen.getByRole("button", { name: "Show More (2)" }));
    expect(screen.getByRole("status").textContent).toBe("abcdefg");
    fireEvent.click(screen.getByRole("button", { name: "Show Less" }));
    expect(screen.getByRole("status").textContent).toBe("abcde");
  });

  it("should offer nothing for five [A9.16]", () => {
    expect(drawn(5)).toBe("abcde");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("should say which part of the list is shown and stop at its ends", () => {
    const onPage = vi.fn();
    render(<Pagination page={3} pageSize={50} total={120} onPage={onPage} />);
    expect(screen.getByText("101–120 of 120")).toBeDefined();
    expect(screen.getByRole("button", { name: "Next page" })).toHaveProperty("disabled", true);
    fireEvent.click(screen.getByRole("button", { name: "Previous page" }));
    expect(onPage).toHaveBeenCalledWith(2);
  });

  it("should take a filter away by its cross, and open its editor", () => {
    const onRemove = vi.fn();
    render(
      <FilterChip name="Tag" value="Spring" onRemove={onRemove}>
        {() => "Editor"}
      </FilterChip>,
    );
    pressEnter(screen.getByRole("button", { name: /^Tag:\s?Spring$/ }));
    expect(screen.getByRole("dialog", { name: "Tag" }).textContent).toBe("Editor");
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    fireEvent.click(screen.getByRole("button", { name: "Remove filter Tag" }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});

describe("states", () => {
  it("should quote the request and offer to try again", () => {
    const onRetry = vi.fn();
    render(<FailureState failure={{ tag: "server", message: "It broke.", requestId: "req_1" }} onRetry={onRetry} />);
    expect(screen.getByRole("alert").textContent).toContain("req_1");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it("should name what the user needs when access is forbidden", () => {
    render(<FailureState failure={{ tag: "forbidden", message: "You cannot see billing.", needs: "the owner role" }} />);
    expect(screen.getByRole("alert").textContent).toContain("It needs: the owner role.");
  });

  it("should keep an older value on the screen while a newer loads, and say so when none came", () => {
    const { rerender } = render(
      <RemoteView remote={{ tag: "loading" }} skeleton="skeleton">
        {(value: string) => value}
      </RemoteView>,
    );
    expect(document.body.textContent).toBe("skeleton");
    rerender(
      <RemoteView remote={{ tag: "loading", previous: "old" }} skeleton="skeleton">
        {(value: string) => value}
      </RemoteView>,
    );
    expect(document.body.textContent).toBe("old");
    const onRetry = vi.fn();
    rerender(
      <RemoteView
        remote={{ tag: "failed", failure: { tag: "busy", message: "Too many requests.", retryAfter: 40 }, previous: "old" }}
        skeleton="skeleton"
        onRetry={onRetry}
      >
        {(value: string) => value}
      </RemoteView>,
    );
    expect(document.body.textContent).toContain("old");
    expect(screen.getByRole("alert").textContent).toContain("Not up to date: Too many requests.");
    pressEnter(screen.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    rerender(
      <RemoteView remote={{ tag: "failed", failure: { tag: "offline" } }} skeleton="skeleton">
        {(value: string) => value}
      </RemoteView>,
    );
    expect(screen.getByRole("alert").textContent).toContain("No connection");
  });
});

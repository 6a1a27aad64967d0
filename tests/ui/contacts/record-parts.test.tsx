import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { loaded } from "../../../core/kernel/remote.ts";
import { gallery } from "../../../ui/staff/contacts/record/record-parts.gallery.tsx";
import { GroupsCard } from "../../../ui/staff/groups/of-contact/groups-card.view.tsx";
import { LongText } from "../../../ui/staff/timeline/long-text.view.tsx";
import { gallery as timelineGallery } from "../../../ui/staff/timeline/timeline.gallery.tsx";

const draw = (state: string) => render(gallery.states[state]?.());
const drawTimeline = (state: string) => render(timelineGallery.states[state]?.());

describe("The timeline on a record", () => {
  it("should stand under the days of the organisation, each entry told in words", () => {
    drawTimeline("timeline");
    const days = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(days[0]).toBe("Today");
    expect(new Set(days).size).toBe(days.length);
    expect(screen.getByText("Joined Harbor basics")).toBeDefined();
    expect(screen.getByText("Answered Which knot holds?")).toBeDefined();
    expect(screen.getByText("Earned 30 points")).toBeDefined();
    expect(screen.getByText("Email to ada@example.com")).toBeDefined();
    expect(screen.getByRole("link", { name: "Task: Send the price list" }).getAttribute("href")).toBe("/ui/tasks/send_1");
    expect(screen.getByText(/^Visited the harbor: /)).toBeDefined();
    expect(screen.getByText("Test drive booked")).toBeDefined();
    expect(screen.getByText("boat: Gull 22 · hours: 2")).toBeDefined();
  });

  it("should say that there is nothing, of one kind or at all, and why the rest did not come", () => {
    drawTimeline("nothing of a kind");
    expect(screen.getByText("No matching activity")).toBeDefined();
    expect(screen.getByRole("button", { name: "Show everything" })).toBeDefined();
    drawTimeline("empty");
    expect(screen.getByText(/^No activity yet/)).toBeDefined();
    drawTimeline("rest broken");
    expect(screen.getAllByRole("button", { name: /again/i }).length).toBeGreaterThan(0);
  });

  it("should show hostile text as text, its beginning until more is wanted", () => {
    const { container } = render(<LongText body={`<img src=x>${"y".repeat(10_000)}`} />);
    expect(container.querySelector("img")).toBeNull();
    expect(container.textContent?.length).toBeLessThan(700);
    fireEvent.click(screen.getByRole("button", { name: "Show all" }));
    expect(container.textContent).toContain("y".repeat(10_000));
    expect(screen.getByRole("button", { name: "Show less" }).getAttribute("aria-expanded")).toBe("true");
  });
});

describe("The parts of a record", () => {
  it("should offer to take back the last merge only, and say until when each can be", () => {
    draw("parts");
    expect(screen.getByText("Ada O. was merged into this contact.")).toBeDefined();
    expect(screen.getAllByRole("button", { name: "Unmerge" })).toHaveLength(1);
    expect(screen.getByText(/after the later merges/)).toBeDefined();
  });

  it("should list tasks with what can be done, and names as they are written", () => {
    draw("parts");
    const tasks = within(screen.getByRole("region", { name: "Tasks" }));
    expect(tasks.getByRole("button", { name: "Mark Send the price list as done" })).toBeDefined();
    expect(tasks.getByRole("button", { name: "Reopen <b>Call back</b>" })).toBeDefined();
  });

  it("should explain a group that the contact is in, and fetch the others only when asked", () => {
    const [onExplain, onLookFor] = [vi.fn(), vi.fn()];
    render(<GroupsCard groups={loaded([{ id: 1, name: "VIP" }])} all={undefined} onExplain={onExplain} onLookFor={onLookFor} />);
    expect(screen.getByRole("link", { name: "VIP" }).getAttribute("href")).toBe("/ui/groups/edit/1");
    fireEvent.click(screen.getByRole("button", { name: "Why included in VIP?" }));
    expect(onExplain).toHaveBeenCalledExactlyOnceWith({ id: 1, name: "VIP" });
    fireEvent.click(screen.getByRole("button", { name: "Check another group" }));
    expect(onLookFor).toHaveBeenCalledOnce();
  });

  it("should show a link once with a way to copy it, and what a message lacks before it is sent", async () => {
    await act(async () => void draw("link made"));
    expect(screen.getByLabelText("Link").textContent).toContain("#link=abc");
    expect(screen.getByRole("button", { name: "Copy link" })).toBeDefined();
    await act(async () => void draw("link by mail"));
    expect(screen.getByText("No value for {nickname}; sent as typed.")).toBeDefined();
    expect(screen.getByText("Write {portal_link} where the link should appear")).toBeDefined();
    expect(
      screen.getByRole("button", { name: "Send link" }).hasAttribute("disabled") ||
        screen.getByRole("button", { name: "Send link" }).getAttribute("aria-disabled") === "true",
    ).toBe(true);
  });

  it("should say of the tab of tasks that there are none, or none with the words", () => {
    draw("no tasks");
    expect(screen.getByText("No tasks about contacts")).toBeDefined();
    draw("no task found");
    expect(screen.getByText("Nothing matches")).toBeDefined();
  });
});

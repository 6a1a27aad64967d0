import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { loaded } from "../../../core/kernel/remote.ts";
import { gallery } from "../../../ui/staff/contacts/points/points-card.gallery.tsx";
import { PointsCard } from "../../../ui/staff/contacts/points/points-card.view.tsx";

const draw = (state: string) => render(gallery.states[state]?.());

describe("The points on a contact's record", () => {
  it("should say why each was earned, with the seconds where the time decided", () => {
    draw("points");
    const list = screen.getByRole("list", { name: "Points, newest first" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(5);
    expect(screen.getByText("1,200: right, 2 s")).toBeDefined();
    expect(screen.getByText("1,200: voted")).toBeDefined();
    expect(screen.getByText("3,700 points")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Show More (1)" }));
    expect(within(list).getAllByRole("listitem")).toHaveLength(6);
  });

  it("should say that there are none yet, and offer guests no setting", () => {
    draw("no points");
    expect(screen.getByText("This contact has not earned any points yet.")).toBeDefined();
    const { container } = draw("for guests");
    expect(container.textContent).not.toContain("Time for speed bonuses");
  });

  it("should ask for older gains and for another time for speed bonuses", async () => {
    const [onOlder, onTime] = [vi.fn(), vi.fn()];
    render(
      <PointsCard
        points={loaded({
          gains: [
            { id: 1, item: "u", points: 5, rule: "right", seconds: null, at: 1, course: "", lesson: "L", item_name: "", item_type: "poll" },
          ],
          total: 9,
          next: 1,
        })}
        time={{ accommodations: loaded({ bonus_time: "standard" }), onTime, onRetry: vi.fn() }}
        now={2}
        onOlder={onOlder}
        onRetry={vi.fn()}
      />,
    );
    fireEvent.click(screen.getByRole("button", { name: "Show older points" }));
    expect(onOlder).toHaveBeenCalledOnce();
    fireEvent.click(await screen.findByRole("button", { name: /Time for speed bonuses/ }));
    fireEvent.click(await screen.findByRole("option", { name: "2 times: 60 seconds" }));
    expect(onTime).toHaveBeenCalledWith("double");
  });
});

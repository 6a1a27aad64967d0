import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { gallery } from "../../../ui/staff/groups/group-dialogs.gallery.tsx";
import { gallery as list } from "../../../ui/staff/groups/group-list.gallery.tsx";

describe("a group that asks about what somebody does not see", () => {
  it("should show hidden conditions as hidden in its explanation, without a verdict", () => {
    render(gallery.states["is in"]?.());
    const line = screen.getByText("A condition on a field that you cannot see", { exact: false }).closest("li");
    expect(line?.getAttribute("data-verdict")).toBe("untold");
    expect(line?.textContent).toContain("hidden");
  });

  it("should show that its conditions are hidden, and the number of members", () => {
    render(Object.values(list.states)[0]?.());
    expect(screen.getByText("Uses a field that you cannot see, so its conditions are hidden.")).toBeDefined();
    expect(screen.getByText("12 contacts")).toBeDefined();
  });
});

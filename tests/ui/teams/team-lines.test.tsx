import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { loaded } from "../../../core/kernel/remote.ts";
import { TeamLinesView } from "../../../ui/staff/teams/team-lines.view.tsx";

describe("the settings of teams", () => {
  it("should without teams say who texts from which number, and offer to get one", () => {
    const onSetUp = vi.fn();
    render(<TeamLinesView teams={loaded([])} states={new Map()} onSave={vi.fn()} onFind={vi.fn()} onSetUp={onSetUp} onRetry={vi.fn()} />);
    expect(screen.getByRole("heading", { name: "No teams yet" })).toBeDefined();
    expect(screen.getByText(/texts come from its number/)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Set up text messaging" }));
    expect(onSetUp).toHaveBeenCalledOnce();
  });
});

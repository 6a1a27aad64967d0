import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { idle, loaded, toLoading } from "../../../core/kernel/remote.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import { TeamButton } from "../../../ui/staff/teams/team-button.view.tsx";
import { TeamPickerView, type TeamPickerProps } from "../../../ui/staff/teams/team-picker.view.tsx";
import { TeamShareView, type TeamShareProps } from "../../../ui/staff/teams/team-share.view.tsx";

const team = (id: number, label: string): Team => ({ id, label, color: "#0b7a75", twilio_phone: null, contact_fields: [], version: 1 });
const teams = [team(1, "Alpha"), team(2, "Beta")];

const picker = (more: Partial<TeamPickerProps> = {}) => {
  const props = {
    teams: loaded(teams),
    chosen: 1,
    mayChooseAll: false,
    isPending: false,
    failure: null,
    onChosen: vi.fn(),
    onSubmit: vi.fn(),
    onRetry: vi.fn(),
    onClose: vi.fn(),
    ...more,
  };
  render(<TeamPickerView {...props} />);
  return { ...props, dialog: within(screen.getByRole("dialog", { name: "Select Team" })) };
};

describe("the team picker", () => {
  it("should be titled Select Team and offer the teams, the one in force chosen [A2.33, A4.13]", () => {
    const { dialog, onChosen, onSubmit } = picker();
    expect(dialog.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual(["Alpha", "Beta"]);
    expect(dialog.getByRole("radio", { name: "Alpha" })).toHaveProperty("checked", true);
    fireEvent.click(dialog.getByRole("radio", { name: "Beta" }));
    expect(onChosen).toHaveBeenCalledWith(2);
    fireEvent.click(dialog.getByRole("button", { name: "Select" }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("should offer all teams to administrators", () => {
    const { dialog, onChosen } = picker({ mayChooseAll: true });
    fireEvent.click(dialog.getByRole("radio", { name: /^All teams/ }));
    expect(onChosen).toHaveBeenCalledWith(null);
  });

  it("should say that there are none, and offer nothing to select", () => {
    const { dialog } = picker({ teams: loaded([]) });
    expect(dialog.getByText("No teams yet")).toBeTruthy();
    expect(dialog.getByRole("button", { name: "Select" })).toHaveProperty("disabled", true);
  });

  it("should say what went wrong and offer to try again", () => {
    const { dialog, onRetry } = picker({ teams: { tag: "failed", failure: { tag: "timeout" } } });
    fireEvent.click(dialog.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("should say why a choice was refused", () => {
    expect(picker({ failure: { tag: "not-found", message: "Team not found." } }).dialog.getByRole("alert").textContent).toContain(
      "Team not found.",
    );
  });
});

describe("sharing to teams", () => {
  const share = (more: Partial<TeamShareProps> = {}) => {
    const props = {
      title: "Welcome",
      sharing: loaded({ teams, held: [1] }),
      isPending: false,
      failure: null,
      onSubmit: vi.fn(),
      onRetry: vi.fn(),
      onClose: vi.fn(),
      ...more,
    };
    render(<TeamShareView {...props} />);
    return props;
  };

  it("should tick those that it is shared with, and share with what is ticked, with its contents when asked [A4.13]", () => {
    const { onSubmit } = share();
    expect(screen.getByRole("checkbox", { name: "Alpha" })).toHaveProperty("checked", true);
    fireEvent.click(screen.getByRole("checkbox", { name: "Beta" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Also share its contents" }));
    fireEvent.click(screen.getByRole("button", { name: "Share" }));
    expect(onSubmit).toHaveBeenCalledWith([1, 2], true);
  });

  it("should ask before it is shared with nobody any more", async () => {
    const { onSubmit } = share();
    fireEvent.click(screen.getByRole("checkbox", { name: "Alpha" }));
    fireEvent.click(screen.getByRole("button", { name: "Share" }));
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.click(await screen.findByRole("button", { name: "Stop sharing" }));
    expect(onSubmit).toHaveBeenCalledWith([], false);
  });

  it("should offer nothing to share while it is not known with whom it is shared", () => {
    share({ sharing: toLoading(idle) });
    expect(screen.getByRole("button", { name: "Share" })).toHaveProperty("disabled", true);
  });
});

describe("the team button", () => {
  it("should name the team, and open the choice where there is one [A6.07]", () => {
    const onPress = vi.fn();
    const { rerender } = render(<TeamButton team={team(1, "Alpha")} isNarrow={false} onPress={onPress} />);
    fireEvent.click(screen.getByRole("button", { name: "Team: Alpha" }));
    expect(onPress).toHaveBeenCalledOnce();
    rerender(<TeamButton team={null} isNarrow onPress={onPress} />);
    expect(screen.getByRole("button", { name: "Team: All teams" }).textContent).toBe("");
    rerender(<TeamButton team={team(1, "Alpha")} isNarrow={false} />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("img", { name: "Team: Alpha" })).toBeTruthy();
  });
});

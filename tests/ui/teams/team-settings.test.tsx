import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { conflict, type Failure } from "../../../core/kernel/failure.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import { firstColor } from "../../../core/teams/decide-team.rule.ts";
import type { TeamHeirs, TeamRelated } from "../../../core/teams/team-record.model.ts";
import { teamRefusals } from "../../../core/teams/team-refusals.ts";
import type { Team, TeamChange } from "../../../core/teams/team.model.ts";
import { DeleteTeamView } from "../../../ui/staff/teams/delete-team.view.tsx";
import { NewTeamView } from "../../../ui/staff/teams/new-team.view.tsx";
import { TeamDetails } from "../../../ui/staff/teams/team-details.view.tsx";
import { gallery } from "../../../ui/staff/teams/team-settings.gallery.tsx";
import { TeamsListView } from "../../../ui/staff/teams/teams-list.view.tsx";

const show = (state: string): void => void render(gallery.states[state]?.());
const related: TeamRelated = { contacts: 0, campaigns: 0, lessons: 0, folders: 0, files: 0, file_folders: 0, groups: 0, lines: 0 };

describe("The list of teams", () => {
  it("should show number, members, contacts and what is shared with each, and lead to its page", () => {
    show("list");
    const rows = within(screen.getByRole("grid", { name: "Teams" })).getAllByRole("row");
    expect(rows[1]?.textContent).toBe("Customer success(212) 555-016121,2406");
    expect(rows[2]?.textContent).toBe("Partner trainingNone000");
    expect(screen.getByRole("link", { name: "Customer success" }).getAttribute("href")).toBe("/ui/settings/teams/1");
  });

  it("should without teams say who texts from which number, and offer to get one", () => {
    const onSetUp = vi.fn();
    render(<TeamsListView teams={loaded([])} onAdd={vi.fn()} onSetUp={onSetUp} onRetry={vi.fn()} />);
    expect(screen.getByRole("heading", { name: "No teams yet" })).toBeDefined();
    expect(screen.getByText(/texts come from its number/)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Set up text messaging" }));
    expect(onSetUp).toHaveBeenCalledOnce();
  });
});

describe("A new team", () => {
  it("should need a name, and have the product's colour until another is chosen", () => {
    const onCreate = vi.fn();
    render(<NewTeamView isPending={false} failure={null} onCreate={onCreate} onClose={vi.fn()} />);
    expect(screen.getByRole("button", { name: "Create team" })).toHaveProperty("disabled", true);
    fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "East" } });
    fireEvent.submit(screen.getByRole("textbox", { name: "Name" }));
    expect(onCreate.mock.calls).toEqual([["East", firstColor]]);
  });

  it("should show at its field that another team has the name", () => {
    show("create refused");
    expect(screen.getByRole("textbox", { name: "Name" }).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Another team has this name.")).toBeDefined();
  });
});

describe("The details of a team", () => {
  it("should save name, colour and the order of fields together, with the version that was read", () => {
    const onSave = vi.fn<(change: TeamChange) => void>();
    const team = { id: 1, label: "North", color: firstColor, twilio_phone: null, contact_fields: ["a", "gone", "b"], version: 4 };
    const fields = ["a", "b", "c"].map((name) => ({ name, label: `Field ${name}` }));
    render(<TeamDetails team={team} fields={fields} isPending={false} failure={null} onSave={onSave} />);
    expect(screen.queryByRole("button", { name: "Save" })).toBe(null);
    expect(screen.getByRole("button", { name: "Move Field a up" })).toHaveProperty("disabled", true);
    fireEvent.click(screen.getByRole("button", { name: "Move Field b up" }));
    fireEvent.click(screen.getByRole("button", { name: "Remove gone" }));
    fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "Far north" } });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(onSave.mock.calls).toEqual([[{ label: "Far north", color: firstColor, contact_fields: ["a", "b"], version: 4 }]]);
  });
});

describe("What is typed of a team", () => {
  const north = { id: 1, label: "North", color: firstColor, twilio_phone: null, contact_fields: [], version: 4 };
  const name = () => screen.getByRole("textbox", { name: "Name" });
  const shown = (team: Team, failure: Failure | null, onSave = vi.fn<(change: TeamChange) => void>()) => (
    <TeamDetails team={team} fields={[]} isPending={false} failure={failure} onSave={onSave} />
  );

  it("should outlive a change of its number, a refused save and what another administrator changed, and be saved over the version that is stored then", () => {
    const onSave = vi.fn<(change: TeamChange) => void>();
    const { rerender } = render(shown(north, null));
    fireEvent.change(name(), { target: { value: "Far north " } });
    rerender(shown({ ...north, twilio_phone: "+12125550100", version: 5 }, null));
    expect(name()).toHaveProperty("value", "Far north ");
    rerender(shown({ ...north, label: "Others", color: "#112233", version: 6 }, conflict(teamRefusals.team_changed), onSave));
    expect(name()).toHaveProperty("value", "Far north ");
    expect(screen.getByRole("textbox", { name: "Colour" })).toHaveProperty("value", "#112233");
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(onSave.mock.calls).toEqual([[{ label: "Far north ", color: "#112233", contact_fields: [], version: 6 }]]);
  });

  it("should leave no draft once it is saved or discarded", () => {
    const { rerender } = render(shown(north, null));
    fireEvent.change(name(), { target: { value: "Far north " } });
    rerender(shown({ ...north, label: "Far north", version: 5 }, null));
    expect(screen.queryByRole("button", { name: "Save" })).toBe(null);
    rerender(shown({ ...north, label: "South", version: 6 }, null));
    expect(name()).toHaveProperty("value", "South");
    fireEvent.change(name(), { target: { value: "West" } });
    fireEvent.click(screen.getByRole("button", { name: "Discard" }));
    expect(name()).toHaveProperty("value", "South");
  });
});

describe("The members of a team", () => {
  it("should be removed one by one, but for the owner by others", () => {
    show("team");
    const members = within(screen.getByRole("list", { name: "Members of Customer success" }));
    expect(members.getAllByRole("link").map((link) => link.textContent)).toEqual(["Uma Ueda", "Gus Gray"]);
    expect(members.getByRole("button", { name: "Remove Gus Gray" })).toBeDefined();
    expect(screen.getByText("3 courses")).toBeDefined();
  });

  it("should name the guest who would lose their last team", () => {
    show("member refused");
    expect(screen.getByText(/^Gus Gray would have no team left/)).toBeDefined();
  });
});

describe("Deleting a team", () => {
  const remove = (over: Partial<TeamRelated>, onDelete = vi.fn<(heirs: TeamHeirs) => void>()) => {
    render(
      <DeleteTeamView
        team={{ id: 1, label: "North", twilio_phone: "+12125550100", related: { ...related, ...over } }}
        others={[{ id: 2, label: "South", twilio_phone: null }]}
        isPending={false}
        failure={null}
        onDelete={onDelete}
        onClose={vi.fn()}
      />,
    );
    return onDelete;
  };

  it("should ask only where what the team has goes, and with none chosen leave it without a team", () => {
    const onDelete = remove({ contacts: 2, groups: 1, files: 3 });
    expect(screen.getByText("2 contacts go to")).toBeDefined();
    expect(screen.getByText("3 files, 1 group are shared with")).toBeDefined();
    expect(screen.queryByText(/number for texts goes to/)).toBe(null);
    expect(screen.getByText("Without a team, everyone sees them.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Delete team" }));
    expect(onDelete.mock.calls).toEqual([[{ contacts_to: null, shares_to: null, line_to: null }]]);
  });

  it("should ask nothing of a team that has nothing", () => {
    remove({});
    expect(screen.getByText(/The team has no contacts/)).toBeDefined();
  });

  it("should name guests who would have no team left", () => {
    show("delete refused");
    expect(screen.getByRole("alert").textContent).toMatch(/^Gus Gray, Gwen Green would have no team left/);
  });
});

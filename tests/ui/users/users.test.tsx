import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { UserChange } from "../../../core/users/colleague.model.ts";
import type { Invitees } from "../../../core/users/invitation.model.ts";
import type { Leaving } from "../../../core/users/owned.model.ts";
import type { Selection } from "../../../ui/kit/grid-selection.ts";
import { ArchiveDialogView } from "../../../ui/staff/users/archive-dialog.view.tsx";
import { historyOfUser, listOfUsers, oneUser } from "../../../ui/staff/users/gallery-users.ts";
import { HandOverDialog } from "../../../ui/staff/users/hand-over-dialog.view.tsx";
import { InvitePeopleView } from "../../../ui/staff/users/invite-people.view.tsx";
import { gallery as invite } from "../../../ui/staff/users/invite.gallery.tsx";
import { UserHistoryView } from "../../../ui/staff/users/user-history.view.tsx";
import { UserView } from "../../../ui/staff/users/user.view.tsx";
import { gallery } from "../../../ui/staff/users/users.gallery.tsx";
import { UsersView } from "../../../ui/staff/users/users.view.tsx";

const show = (state: string): void => void render(gallery.states[state]?.());

describe("The list of users", () => {
  it("should show role, teams, state and when they were last seen", () => {
    show("list");
    const rows = within(screen.getByRole("grid", { name: "Users" }))
      .getAllByRole("row")
      .slice(1);
    expect(rows).toHaveLength(4);
    expect(rows[1]?.textContent).toContain("Administrator");
    expect(rows[1]?.textContent).toContain("Harbor north, Night shift");
    expect(rows[2]?.textContent).toContain("Invited");
    expect(rows[2]?.textContent).toContain("Never");
    expect(rows[3]?.textContent).toContain("Invitation expired");
  });

  it("should offer to send an invitation again only where a selected user has one", () => {
    const invited = render(gallery.states["selected"]?.());
    expect(screen.getByRole("button", { name: "Send invitation again" })).toBeTruthy();
    invited.unmount();
    show("selected active");
    expect(screen.getByRole("button", { name: "Change role" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Send invitation again" })).toBe(null);
  });
});

describe("The grid of users", () => {
  it("should show role, teams and state of each, select several, and offer an order and the list", () => {
    const [onView, onSelection, onSort] = [vi.fn<(view: string) => void>(), vi.fn<(chosen: Selection) => void>(), vi.fn<() => void>()];
    render(<UsersView {...listOfUsers} view="grid" selection={new Set(["2"])} {...{ onView, onSelection, onSort }} />);
    const cards = within(screen.getByRole("list", { name: "Users" })).getAllByRole("listitem");
    expect(cards).toHaveLength(4);
    expect(cards[1]?.textContent).toContain("Administrator · Harbor north, Night shift");
    expect(cards[3]?.textContent).toContain("Invitation expired");
    expect(screen.getByRole("link", { name: "Adam Abara" }).getAttribute("href")).toBe("/ui/settings/users/2");
    fireEvent.click(screen.getByRole("checkbox", { name: "Select Edgar Evans" }));
    expect(onSelection.mock.calls).toEqual([[new Set(["2", "4"])]]);
    fireEvent.click(screen.getByRole("button", { name: "List" }));
    expect(onView.mock.calls).toEqual([["list"]]);
  });

  it("should say that nothing is found, and offer to clear what narrows the grid", () => {
    show("grid-no-result");
    expect(screen.queryByRole("list", { name: "Users" })).toBe(null);
    expect(screen.getByText("Nothing matches")).toBeTruthy();
  });
});

describe("The page of a user", () => {
  it("should save a photo chosen for a colleague, and its removal, with the other details", () => {
    const onSave = vi.fn<(change: UserChange) => void>();
    render(<UserView {...oneUser} onSave={onSave} onChoosePhoto={(chosen) => chosen("/files/7/ada.png")} />);
    fireEvent.click(screen.getByRole("button", { name: "Choose photo" }));
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(onSave.mock.calls).toEqual([[expect.objectContaining({ photo: "/files/7/ada.png" })]]);
    fireEvent.click(screen.getByRole("button", { name: "Remove photo" }));
    expect(screen.queryByRole("button", { name: "Remove photo" })).toBe(null);
  });

  it("should hold the changes of the user and those they made, and lead to the same entries of the audit log", () => {
    const side = vi.fn<(side: string) => void>();
    const { unmount } = render(<UserHistoryView {...historyOfUser} onSide={side} />);
    expect(screen.getByRole("list", { name: "Entries" }).textContent).toContain("Olivia Owens");
    expect(screen.getByRole("link", { name: "Open in the audit log" }).getAttribute("href")).toBe("/ui/settings/audit?type=user&record=5");
    fireEvent.click(screen.getByRole("tab", { name: "What they changed" }));
    expect(side.mock.calls).toEqual([["by"]]);
    unmount();
    render(<UserHistoryView {...historyOfUser} side="by" />);
    expect(screen.getByRole("link", { name: "Open in the audit log" }).getAttribute("href")).toBe("/ui/settings/audit?who=person:5");
  });
});

describe("Inviting", () => {
  it("should read pasted addresses and ask a guest for a team before anything is sent [A5.11]", () => {
    const onInvite = vi.fn<(invitees: Invitees) => void>();
    render(<InvitePeopleView teams={[]} isPending={false} failure={null} onInvite={onInvite} />);
    fireEvent.click(screen.getByRole("button", { name: "Invite" }));
    expect(screen.getByText("Enter at least one email address.")).toBeTruthy();
    fireEvent.change(screen.getByRole("textbox", { name: /Email addresses/ }), { target: { value: "Ivy <ivy@x.org>; bo@x.org" } });
    fireEvent.click(screen.getByRole("radio", { name: /Guest/ }));
    fireEvent.click(screen.getByRole("button", { name: "Invite 2 people" }));
    expect(screen.getByText('Team is required for "Guest" user')).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: /Member/ }));
    fireEvent.click(screen.getByRole("button", { name: "Invite 2 people" }));
    expect(onInvite.mock.calls).toEqual([[{ emails: ["ivy@x.org", "bo@x.org"], role: "user", teams: [] }]]);
  });

  it("should show the result of each address, with a link to copy or a user to restore", () => {
    show("results");
    expect(screen.getByRole("button", { name: "Copy link of ivy@harbor.example" })).toBeTruthy();
    expect(screen.getByText("Somebody already uses this email address.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Restore the user with ana@harbor.example" })).toBeTruthy();
  });
});

describe("Restoring from the results", () => {
  it("should keep the links of the other addresses on the page", () => {
    show("results-restored");
    expect(screen.getByText("Restored")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Restore the user with ana@harbor.example" })).toBe(null);
    expect(screen.getByRole("link", { name: "Open the user with ana@harbor.example" }).getAttribute("href")).toBe("/ui/settings/users/8");
    expect(screen.getByRole("button", { name: "Copy link of ivy@harbor.example" })).toBeTruthy();
  });
});

describe("An invitation", () => {
  it("should say who invites to what, and offer single sign-on where it is configured", () => {
    const first = render(invite.states["filled"]?.());
    expect(screen.getByRole("heading", { level: 1, name: "Join Harbor" })).toBeTruthy();
    expect(screen.getByText(/Olivia Owens has invited you/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Continue with single sign-on" })).toBe(null);
    fireEvent.click(screen.getByRole("button", { name: "Accept and sign in" }));
    expect(screen.getByText("Password is required")).toBeTruthy();
    first.unmount();
    render(invite.states["single-sign-on"]?.());
    expect(screen.getByRole("button", { name: "Continue with single sign-on" })).toBeTruthy();
  });

  it("should say that it no longer works, and whom to ask", () => {
    render(invite.states["stale"]?.());
    expect(screen.getByRole("alert").textContent).toContain("Ask the person who invited you");
  });
});

describe("The page of a user", () => {
  it("should offer permissions of members, none of administrators, those of a new user to an administrator who becomes a member, and nothing of the owner", () => {
    const member = render(gallery.states["user"]?.());
    expect(screen.getByRole("checkbox", { name: "See contacts" })).toMatchObject({ checked: true });
    fireEvent.click(screen.getByRole("checkbox", { name: "Lessons" }));
    expect(screen.getByRole("button", { name: "Save" })).toBeTruthy();
    member.unmount();
    const administrator = render(gallery.states["administrator"]?.());
    expect(screen.queryByRole("checkbox", { name: "See contacts" })).toBe(null);
    expect(screen.getByText("Not signed in anywhere.")).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: /Member/ }));
    expect(screen.getByRole("checkbox", { name: "See contacts" })).toMatchObject({ checked: true });
    expect(screen.getByRole("checkbox", { name: "Settings" })).toMatchObject({ checked: false });
    administrator.unmount();
    render(gallery.states["owner"]?.());
    expect(screen.getByText(/The owner can be neither changed nor archived by others/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Archive" })).toBe(null);
    expect(screen.queryByRole("button", { name: /^Sign out/ })).toBe(null);
  });
});

describe("Archiving", () => {
  it("should list what the user owns with counts, and require a replacement unless only contacts stay", () => {
    const onArchive = vi.fn<(leaving: Leaving) => void>();
    const shared = {
      names: ["Uma Ueda"],
      others: [{ id: 1, name: "Olivia Owens" }],
      isPending: false,
      failure: null,
      onArchive,
      onClose: () => undefined,
    };
    render(<ArchiveDialogView {...shared} owned={[{ kind: "contacts", count: 12 }]} />);
    expect(screen.getByRole("dialog", { name: "Archive Uma Ueda?" })).toBeTruthy();
    expect(within(screen.getByRole("list", { name: "What they own" })).getByText("12 contacts")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Archive" }));
    expect(onArchive).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("checkbox", { name: "Hand over the contacts assigned to them" }));
    fireEvent.click(screen.getByRole("button", { name: "Archive" }));
    expect(onArchive.mock.calls).toEqual([[{ replacement: null, replacements: {}, keepsContacts: true }]]);
  });
});

describe("Handing the organisation over", () => {
  it("should be offered to the owner alone, on an active administrator", () => {
    const other = render(gallery.states["administrator"]?.());
    expect(screen.queryByRole("button", { name: "Make owner" })).toBe(null);
    other.unmount();
    show("heir-of-the-owner");
    expect(screen.getByRole("button", { name: "Make owner" })).toBeTruthy();
  });

  it("should ask for the password", async () => {
    const onHandOver = vi.fn();
    render(
      <HandOverDialog
        name="Adam"
        email="olivia@harbor.example"
        isPending={false}
        failure={null}
        onHandOver={onHandOver}
        onClose={vi.fn()}
      />,
    );
    const dialog = within(await screen.findByRole("dialog", { name: "Make Adam the owner?" }));
    fireEvent.click(dialog.getByRole("button", { name: "Hand over" }));
    expect(dialog.getByText("Enter your password")).toBeTruthy();
    fireEvent.change(dialog.getByLabelText("Your password"), { target: { value: "secret" } });
    fireEvent.click(dialog.getByRole("button", { name: "Hand over" }));
    expect(onHandOver).toHaveBeenCalledExactlyOnceWith("secret");
  });
});

import { conflict, invalid } from "../../../core/kernel/failure.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import { allUsers } from "../../../core/users/people-list.view-model.ts";
import { userRefusals } from "../../../core/users/user-refusals.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { ArchiveDialogView } from "./archive-dialog.view.tsx";
import { create, heir, historyOfUser, leave, listOfUsers, oneUser, person, record, results, users } from "./gallery-users.ts";
import { HandOverDialog } from "./hand-over-dialog.view.tsx";
import { InvitePeopleView } from "./invite-people.view.tsx";
import { InviteResultsView } from "./invite-results.view.tsx";
import { UserHistoryView } from "./user-history.view.tsx";
import { UserView } from "./user.view.tsx";
import { UsersView } from "./users.view.tsx";

export const gallery: GalleryEntry = {
  name: "users",
  group: "staff/users",
  isWhole: true,
  states: {
    list: () => <UsersView {...listOfUsers} />,
    selected: () => <UsersView {...listOfUsers} selection={new Set(["2", "3"])} />,
    "selected active": () => <UsersView {...listOfUsers} selection={new Set(["2"])} />,
    filtered: () => <UsersView {...listOfUsers} query={{ ...allUsers, role: "guest", team: 2, state: "expired" }} users={users.slice(3)} />,
    loading: () => <UsersView {...listOfUsers} users={[]} isLoading />,
    "no-result": () => <UsersView {...listOfUsers} users={[]} query={{ ...allUsers, search: "zoe" }} typed="zoe" />,
    failed: () => <UsersView {...listOfUsers} users={[]} failure={{ tag: "offline" }} />,
    archived: () => (
      <UsersView
        {...listOfUsers}
        isArchived
        users={[person(8, "Ana Alves", { state: "archived", status: 0 })]}
        selection={new Set(["8"])}
      />
    ),
    "nobody-archived": () => <UsersView {...listOfUsers} isArchived users={[]} />,
    archive: () => <ArchiveDialogView {...leave} />,
    "archive-nothing": () => <ArchiveDialogView {...leave} owned={[]} />,
    "archive-several": () => <ArchiveDialogView {...leave} names={["Uma Ueda", "Gus Grant"]} failure={{ tag: "offline" }} />,
    create: () => <InvitePeopleView {...create} />,
    "create-refused": () => <InvitePeopleView {...create} failure={{ tag: "offline" }} />,
    results: () => <InviteResultsView {...results} />,
    "results-restored": () => <InviteResultsView {...results} restored={[8]} />,
    "results-no-mail": () => <InviteResultsView {...results} results={{ ...results.results, mailed: false }} />,
    user: () => <UserView {...oneUser} History={() => <UserHistoryView {...historyOfUser} />} />,
    administrator: () => <UserView {...oneUser} user={loaded({ ...record, role: "admin", two_step: true })} sessions={loaded([])} />,
    "heir-of-the-owner": () => <UserView {...oneUser} me={{ id: 1, role: "owner" }} user={loaded({ ...record, role: "admin" })} />,
    "hand-over": () => <HandOverDialog {...heir} />,
    "hand-over-refused": () => <HandOverDialog {...heir} failure={invalid({ password: ["This is not your password."] })} />,
    "invited-user": () => <UserView {...oneUser} user={loaded({ ...record, state: "invited" })} sessions={loaded([])} />,
    "archived-user": () => <UserView {...oneUser} user={loaded({ ...record, state: "archived", status: 0 })} sessions={loaded([])} />,
    owner: () => <UserView {...oneUser} user={loaded({ ...record, role: "owner" })} />,
    "guest-without-team": () => (
      <UserView
        {...oneUser}
        user={loaded({ ...record, role: "guest" })}
        failure={invalid({ teams: ['Team is required for "Guest" user'] })}
      />
    ),
    "changed-meanwhile": () => <UserView {...oneUser} failure={conflict(userRefusals.user_changed)} />,
    grid: () => <UsersView {...listOfUsers} view="grid" selection={new Set(["3"])} />,
    "grid-no-result": () => <UsersView {...listOfUsers} view="grid" users={[]} query={{ ...allUsers, search: "zoe" }} typed="zoe" />,
    "grid-loading": () => <UsersView {...listOfUsers} view="grid" users={[]} isLoading />,
    "history-by-user": () => <UserHistoryView {...historyOfUser} side="by" />,
    "history-empty": () => <UserHistoryView {...historyOfUser} trail={{ ...historyOfUser.trail, entries: [] }} />,
    "user-loading": () => <UserView {...oneUser} user={{ tag: "loading" }} />,
    "user-failed": () => <UserView {...oneUser} user={{ tag: "failed", failure: { tag: "offline" } }} />,
  },
};

import { conflict, invalid } from "../../../core/kernel/failure.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import type { Colleague, UserRecord } from "../../../core/users/colleague.model.ts";
import { allUsers } from "../../../core/users/people-list.view-model.ts";
import { userRefusals } from "../../../core/users/user-refusals.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { ArchiveDialogView, type ArchiveDialogViewProps } from "./archive-dialog.view.tsx";
import { HandOverDialog, type HandOverDialogProps } from "./hand-over-dialog.view.tsx";
import { InvitePeopleView, type InvitePeopleViewProps } from "./invite-people.view.tsx";
import { InviteResultsView, type InviteResultsViewProps } from "./invite-results.view.tsx";
import { UserView, type UserViewProps } from "./user.view.tsx";
import { UsersView, type UsersViewProps } from "./users.view.tsx";

const nothing = (): void => undefined;
const teams = [
  { id: 1, label: "Harbor north", color: "", twilio_phone: null, contact_fields: [], version: 1 },
  { id: 2, label: "Night shift", color: "", twilio_phone: null, contact_fields: [], version: 1 },
];
const person = (id: number, name: string, rest: Partial<Colleague>): Colleague => {
  const [first_name = "", ...last] = name.split(" ");
  return {
    id,
    first_name,
    last_name: last.join(" "),
    name,
    initials: "OO",
    email: `${first_name.toLowerCase()}@harbor.example`,
    mobile: null,
    photo: null,
    role: "user",
    status: 1,
    teams: [],
    state: "active",
    preset_id: null,
    seen_at: 1_000_000,
    version: 1,
    ...rest,
  };
};
const users = [
  person(1, "Olivia Owens", { role: "owner" }),
  person(2, "Adam Abara", { role: "admin", teams: [1, 2] }),
  person(3, "Ivy Ito of a very long family name that goes on", { state: "invited", seen_at: null }),
  person(4, "Edgar Evans", { state: "expired", role: "guest", teams: [2], seen_at: null }),
];
const list: UsersViewProps = {
  query: allUsers,
  typed: "",
  users,
  teams,
  isLoading: false,
  failure: null,
  selection: new Set(),
  now: 1_090_000,
  isArchived: false,
  isBusy: false,
  onSearch: nothing,
  onFilter: nothing,
  onClearFilters: nothing,
  onSort: nothing,
  onSelection: nothing,
  onExport: nothing,
  onRetry: nothing,
  onClear: nothing,
  onRole: nothing,
  onTeam: nothing,
  onReinvite: nothing,
  onRestore: nothing,
  onArchive: nothing,
};
const record: UserRecord = {
  ...person(5, "Uma Ueda", { teams: [1] }),
  email: "uma@harbor.example",
  selected_team: 1,
  features: { teams: true },
  feature_flags: { contacts: true, add_contacts: true },
  flags_until: {},
  add_contacts: true,
  delete_contacts: false,
  import_contacts: false,
  preset_id: null,
  row_rule: "teams",
  two_step: false,
  created_at: 900_000,
  invited_at: null,
};
const one: UserViewProps = {
  user: loaded(record),
  sessions: loaded([
    {
      id: 1,
      ip: "192.0.2.7",
      user_agent: "Mozilla/5.0 Firefox/140.0",
      created_at: 1_000_000,
      seen_at: 1_080_000,
      expires_at: 2_000_000,
      current: false,
    },
  ]),
  teams,
  me: { id: 1, role: "admin" },
  now: 1_090_000,
  isPending: false,
  failure: null,
  onSave: nothing,
  onReload: nothing,
  onEndSession: nothing,
  onResetTwoStep: nothing,
  owned: loaded([
    { kind: "contacts", count: 12 },
    { kind: "tasks", count: 1 },
  ]),
  onReinvite: nothing,
  onRestore: nothing,
  onArchive: nothing,
  onHandOver: nothing,
  onViewAs: nothing,
};
const heir: HandOverDialogProps = {
  name: "Adam Abara",
  email: "olivia@harbor.example",
  isPending: false,
  failure: null,
  onHandOver: nothing,
  onClose: nothing,
};
const leave: ArchiveDialogViewProps = {
  names: ["Uma Ueda"],
  owned: [
    { kind: "contacts", count: 12 },
    { kind: "tasks", count: 1 },
  ],
  others: [{ id: 1, name: "Olivia Owens" }],
  isPending: false,
  failure: null,
  onArchive: nothing,
  onClose: nothing,
};
const create: InvitePeopleViewProps = { teams, isPending: false, failure: null, onInvite: nothing };
const results: InviteResultsViewProps = {
  results: {
    mailed: true,
    results: [
      { email: "ivy@harbor.example", outcome: "invited", user_id: 7, link: "https://cygnet.example/ui/invite#token=x", problem: null },
      { email: "olivia@harbor.example", outcome: "refused", user_id: null, link: null, problem: userRefusals.email_used.message },
      {
        email: "ana@harbor.example",
        outcome: "archived",
        user_id: 8,
        link: null,
        problem: userRefusals.email_archived({ name: "Ana Alves" }).message,
      },
    ],
  },
  restored: [],
  onCopy: nothing,
  onRestore: nothing,
  onMore: nothing,
};

export const gallery: GalleryEntry = {
  name: "users",
  group: "staff/users",
  isWhole: true,
  states: {
    list: () => <UsersView {...list} />,
    selected: () => <UsersView {...list} selection={new Set(["2", "3"])} />,
    "selected active": () => <UsersView {...list} selection={new Set(["2"])} />,
    filtered: () => <UsersView {...list} query={{ ...allUsers, role: "guest", team: 2, state: "expired" }} users={users.slice(3)} />,
    loading: () => <UsersView {...list} users={[]} isLoading />,
    "no-result": () => <UsersView {...list} users={[]} query={{ ...allUsers, search: "zoe" }} typed="zoe" />,
    failed: () => <UsersView {...list} users={[]} failure={{ tag: "offline" }} />,
    archived: () => (
      <UsersView {...list} isArchived users={[person(8, "Ana Alves", { state: "archived", status: 0 })]} selection={new Set(["8"])} />
    ),
    "nobody-archived": () => <UsersView {...list} isArchived users={[]} />,
    archive: () => <ArchiveDialogView {...leave} />,
    "archive-nothing": () => <ArchiveDialogView {...leave} owned={[]} />,
    "archive-several": () => <ArchiveDialogView {...leave} names={["Uma Ueda", "Gus Grant"]} failure={{ tag: "offline" }} />,
    create: () => <InvitePeopleView {...create} />,
    "create-refused": () => <InvitePeopleView {...create} failure={{ tag: "offline" }} />,
    results: () => <InviteResultsView {...results} />,
    "results-restored": () => <InviteResultsView {...results} restored={[8]} />,
    "results-no-mail": () => <InviteResultsView {...results} results={{ ...results.results, mailed: false }} />,
    user: () => <UserView {...one} />,
    administrator: () => <UserView {...one} user={loaded({ ...record, role: "admin", two_step: true })} sessions={loaded([])} />,
    "heir-of-the-owner": () => <UserView {...one} me={{ id: 1, role: "owner" }} user={loaded({ ...record, role: "admin" })} />,
    "hand-over": () => <HandOverDialog {...heir} />,
    "hand-over-refused": () => <HandOverDialog {...heir} failure={invalid({ password: ["This is not your password."] })} />,
    "invited-user": () => <UserView {...one} user={loaded({ ...record, state: "invited" })} sessions={loaded([])} />,
    "archived-user": () => <UserView {...one} user={loaded({ ...record, state: "archived", status: 0 })} sessions={loaded([])} />,
    owner: () => <UserView {...one} user={loaded({ ...record, role: "owner" })} />,
    "guest-without-team": () => (
      <UserView {...one} user={loaded({ ...record, role: "guest" })} failure={invalid({ teams: ['Team is required for "Guest" user'] })} />
    ),
    "changed-meanwhile": () => <UserView {...one} failure={conflict(userRefusals.user_changed)} />,
    "user-loading": () => <UserView {...one} user={{ tag: "loading" }} />,
    "user-failed": () => <UserView {...one} user={{ tag: "failed", failure: { tag: "offline" } }} />,
  },
};

import { loaded } from "../../../core/kernel/remote.ts";
import type { Colleague, UserRecord } from "../../../core/users/colleague.model.ts";
import { allUsers } from "../../../core/users/people-list.view-model.ts";
import { userRefusals } from "../../../core/users/user-refusals.ts";
import type { ArchiveDialogViewProps } from "./archive-dialog.view.tsx";
import type { HandOverDialogProps } from "./hand-over-dialog.view.tsx";
import type { InvitePeopleViewProps } from "./invite-people.view.tsx";
import type { InviteResultsViewProps } from "./invite-results.view.tsx";
import type { UserHistoryViewProps } from "./user-history.view.tsx";
import type { UserViewProps } from "./user.view.tsx";
import type { UsersViewProps } from "./users.view.tsx";

const nothing = (): void => undefined;
export const teams = [
  { id: 1, label: "Harbor north", color: "", twilio_phone: null, contact_fields: [], version: 1 },
  { id: 2, label: "Night shift", color: "", twilio_phone: null, contact_fields: [], version: 1 },
];
export const person = (id: number, name: string, rest: Partial<Colleague>): Colleague => {
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
export const users = [
  person(1, "Olivia Owens", { role: "owner" }),
  person(2, "Adam Abara", { role: "admin", teams: [1, 2] }),
  person(3, "Ivy Ito of a very long family name that goes on", { state: "invited", seen_at: null }),
  person(4, "Edgar Evans", { state: "expired", role: "guest", teams: [2], seen_at: null }),
];
export const listOfUsers: UsersViewProps = {
  query: allUsers,
  typed: "",
  view: "list",
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
  onView: nothing,
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
export const historyOfUser: UserHistoryViewProps = {
  user: 5,
  side: "of",
  trail: {
    entries: [
      {
        id: 7,
        at: 1_080_000,
        actor: { kind: "staff", id: 1, name: "Olivia Owens" },
        action: "user.change",
        record: { type: "user", id: "5", name: "Uma Ueda" },
        changes: [{ field: "role", label: null, before: "guest", after: "user", masked: false }],
      },
    ],
    next: null,
    searched: null,
    failure: null,
    isLoading: false,
  },
  now: 1_090_000,
  onSide: nothing,
  onMore: nothing,
  onAgain: nothing,
};
export const record: UserRecord = {
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
export const oneUser: UserViewProps = {
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
  onChoosePhoto: nothing,
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
export const heir: HandOverDialogProps = {
  name: "Adam Abara",
  email: "olivia@harbor.example",
  isPending: false,
  failure: null,
  onHandOver: nothing,
  onClose: nothing,
};
export const leave: ArchiveDialogViewProps = {
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
export const create: InvitePeopleViewProps = { teams, isPending: false, failure: null, onInvite: nothing };
export const results: InviteResultsViewProps = {
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

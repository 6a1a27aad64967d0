import { conflict, invalid } from "../../../core/kernel/failure.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import { firstColor } from "../../../core/teams/decide-team.rule.ts";
import type { TeamRelated, TeamSummary } from "../../../core/teams/team-record.model.ts";
import { teamRefusals } from "../../../core/teams/team-refusals.ts";
import type { Colleague } from "../../../core/users/colleague.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { DeleteTeamView, type DeleteTeamViewProps } from "./delete-team.view.tsx";
import { NewTeamView, type NewTeamViewProps } from "./new-team.view.tsx";
import { TeamView, type TeamViewProps } from "./team.view.tsx";
import { TeamsListView, type TeamsListViewProps } from "./teams-list.view.tsx";

const nothing = (): void => undefined;
const no: TeamRelated = { contacts: 0, campaigns: 0, lessons: 0, folders: 0, files: 0, file_folders: 0, groups: 0, lines: 0 };
const north: TeamSummary = {
  id: 1,
  label: "Customer success",
  color: firstColor,
  twilio_phone: "+12125550161",
  contact_fields: ["company", "stage"],
  version: 1,
  users: [2, 3],
  related: { ...no, contacts: 1240, campaigns: 3, lessons: 1, groups: 2, lines: 1 },
};
const long = "A team whose name is a good deal longer than the window is wide, as some are";
const south: TeamSummary = { ...north, id: 2, label: "Partner training", twilio_phone: null, users: [], related: no };
const person = (id: number, name: string, role: Colleague["role"]): Colleague => ({
  id,
  first_name: name,
  last_name: "",
  name,
  initials: "A",
  email: `p${id}@harbor.example`,
  mobile: null,
  photo: null,
  role,
  status: 1,
  teams: [],
  state: "active",
  preset_id: null,
  seen_at: 1_000_000,
  version: 1,
});
const list: TeamsListViewProps = {
  teams: loaded([north, south, { ...south, id: 3, label: long, users: [2] }]),
  onAdd: nothing,
  onSetUp: nothing,
  onRetry: nothing,
};
const create: NewTeamViewProps = { isPending: false, failure: null, onCreate: nothing, onClose: nothing };
const one: TeamViewProps = {
  team: loaded(north),
  people: [person(1, "Olivia Owens", "owner"), person(2, "Uma Ueda", "user"), person(3, "Gus Gray", "guest"), person(4, "Ivy Ito", "user")],
  me: { id: 1, role: "owner" },
  fields: [
    { name: "company", label: "Company" },
    { name: "stage", label: "Stage" },
    { name: "region", label: "Region" },
  ],
  line: { state: "idle" },
  isPending: false,
  failure: null,
  refused: null,
  onSave: nothing,
  onMember: nothing,
  onLine: nothing,
  onFind: nothing,
  onDelete: nothing,
  onRetry: nothing,
};
const remove: DeleteTeamViewProps = {
  team: north,
  others: [south, { id: 3, label: long, twilio_phone: "+12125550199" }],
  isPending: false,
  failure: null,
  onDelete: nothing,
  onClose: nothing,
};

export const gallery: GalleryEntry = {
  name: "team-settings",
  group: "staff/teams",
  isWhole: true,
  states: {
    list: () => <TeamsListView {...list} />,
    "list loading": () => <TeamsListView {...list} teams={{ tag: "loading" }} />,
    "list empty": () => <TeamsListView {...list} teams={loaded([])} />,
    "list failed": () => <TeamsListView {...list} teams={{ tag: "failed", failure: { tag: "offline" } }} />,
    create: () => <NewTeamView {...create} />,
    "create refused": () => <NewTeamView {...create} failure={invalid({ label: [teamRefusals.team_label_taken] })} />,
    team: () => <TeamView {...one} />,
    "team empty": () => <TeamView {...one} team={loaded({ ...south, label: long, contact_fields: [] })} />,
    "team loading": () => <TeamView {...one} team={{ tag: "loading" }} />,
    "team failed": () => <TeamView {...one} team={{ tag: "failed", failure: { tag: "not-found", message: "Team not found." } }} />,
    "team changed by others": () => <TeamView {...one} failure={conflict(teamRefusals.team_changed)} />,
    "member refused": () => (
      <TeamView {...one} refused={invalid({ remove_users: [teamRefusals.last_team_of_guest({ names: "Gus Gray" })] })} />
    ),
    "number refused": () => <TeamView {...one} line={{ state: "failed", error: "Enter a phone number, such as (212) 555-1234" }} />,
    delete: () => <DeleteTeamView {...remove} />,
    "delete with nothing": () => <DeleteTeamView {...remove} team={south} />,
    "delete refused": () => (
      <DeleteTeamView {...remove} failure={conflict(teamRefusals.last_team_of_guest({ names: "Gus Gray, Gwen Green" }))} />
    ),
  },
};

import { roleAllows, type StaffAccess } from "../access/access-rule.rule.ts";
import type { StaffActor } from "../access/actor.model.ts";
import type { PageDemands } from "../access/page-access.rule.ts";
import { isAdmin } from "../access/permission.rule.ts";
import { allRoles } from "../access/role.model.ts";
import { maySeeCampaign } from "../campaigns/campaign-access.rule.ts";
import { contactWall, seesContact } from "../contacts/contact-wall.rule.ts";
import { maySeeFile } from "../files/file-access.rule.ts";
import { maySeeGroup } from "../groups/group-access.rule.ts";
import { maySeeLesson } from "../lessons/lesson-access.rule.ts";
import { maySeeTask } from "../tasks/task-visibility.rule.ts";
import { teamsFeature } from "../teams/usable-teams.rule.ts";
import { fieldSights, type SightedField } from "./field-sight.rule.ts";
import { demandSteps } from "./page-trace.rule.ts";
import { recordPath } from "./record-address.rule.ts";
import type { AccessStep, Reach, StaffTrace, TeamWay } from "./staff-trace.model.ts";
import type { TracedRecordKind } from "./traced-record.model.ts";

/**
 * Whom a record is for.
 * @property made_by users who made it or a folder above it
 * @property users with whom it is shared, or to whom it is assigned, by themselves
 * @property teams with which it or a folder above it is shared
 * @property all whether it is shared with everybody
 */
export type RecordAudience = {
  readonly made_by: readonly (number | null)[];
  readonly users: readonly number[];
  readonly teams: readonly number[];
  readonly all: boolean;
};
type SharedKind = Exclude<TracedRecordKind, "contact">;

/**
 * What is known of a record; of a contact its stored custom values with the names of its team and of the user that it is assigned to, and the
 * organisation's fields of contacts.
 */
export type RecordFacts = { readonly id: number; readonly title: string } & (
  | { readonly kind: SharedKind; readonly audience: RecordAudience }
  | {
      readonly kind: "contact";
      readonly fields: Readonly<Record<string, unknown>>;
      readonly team: string | null;
      readonly assigned: string | null;
      readonly catalogue: readonly SightedField[];
    }
);

type Person = StaffActor & { readonly name: string };
type Sees = (audience: RecordAudience, person: Person) => boolean;

/** The rule by which the call that returns a record of the kind decides. */
const sees: Readonly<Record<SharedKind, Sees>> = {
  group: ({ made_by, users, teams, all }, person) => maySeeGroup(person, { user_id: made_by[0] ?? null, share_to: { users, teams, all } }),
  campaign: ({ teams }, person) => maySeeCampaign(teams, person),
  lesson: (audience, person) => maySeeLesson(audience, { ...person, hasTeams: person.features.includes(teamsFeature) }),
  lesson_folder: (audience, person) => maySeeLesson(audience, { ...person, hasTeams: person.features.includes(teamsFeature) }),
  file: (audience, person) => maySeeFile({ ...audience, system: false }, person),
  file_folder: (audience, person) => maySeeFile({ ...audience, system: false }, person),
  task: ({ made_by, users }, person) => maySeeTask(person, { created_by: made_by[0] ?? null, assigned_to: users }),
};

const nobody: RecordAudience = { made_by: [], users: [], teams: [], all: false };

/** What alone is enough for the user to see the record, by the same rule. */
const reach = (kind: SharedKind, audience: RecordAudience, person: Person): Reach => {
  const isEnough = (part: Partial<RecordAudience>): boolean => sees[kind]({ ...nobody, ...part }, person);
  if (isAdmin(person.role)) return "admin";
  if (isEnough({})) return "all";
  if (isEnough({ made_by: audience.made_by })) return "made";
  if (isEnough({ users: audience.users })) return "user";
  if (isEnough({ teams: audience.teams })) return "team";
  return isEnough({ all: audience.all }) ? "all" : "none";
};

const waysOf = (teams: Iterable<number>, names: ReadonlyMap<number, string>): readonly TeamWay[] =>
  [...new Set(teams)].flatMap((id) => {
    const label = names.get(id);
    return label === undefined ? [] : [{ id, label }];
  });

/** What one change of teams makes enough: the user put into a team of the record, or the record shared with a team of the user. */
const sharingWays = (
  kind: SharedKind,
  audience: RecordAudience,
  person: Person,
  names: ReadonlyMap<number, string>,
): { readonly join: readonly TeamWay[]; readonly share: readonly TeamWay[] } =>
  sees[kind](audience, person)
    ? { join: [], share: [] }
    : {
        join: waysOf(audience.teams, names).filter(({ id }) => sees[kind](audience, { ...person, teams: [...person.teams, id] })),
        share: waysOf(person.teams, names).filter(({ id }) => sees[kind]({ ...audience, teams: [...audience.teams, id] }, person)),
      };

const sharingStep = (kind: SharedKind, audience: RecordAudience, person: Person, teamNames: ReadonlyMap<number, string>): AccessStep => {
  const seen = reach(kind, audience, person);
  const deciding = audience.teams.filter((team) => seen !== "team" || person.teams.includes(team));
  const teams = [...new Set(deciding)].flatMap((team) => teamNames.get(team) ?? []);
  return {
    kind: "sharing",
    seen,
    teams,
    ...sharingWays(kind, audience, person, teamNames),
    is_met: sees[kind](audience, person),
    by: "editors",
  };
};

const contactSteps = (
  { fields, team, assigned, catalogue }: Extract<RecordFacts, { kind: "contact" }>,
  person: Person,
  teamNames: ReadonlyMap<number, string>,
): readonly AccessStep[] => {
  const wall = contactWall(person);
  const is_met = seesContact(wall, fields);
  const joined = (team: number): boolean => seesContact(contactWall({ ...person, teams: [...person.teams, team] }), fields);
  const sights = fieldSights(catalogue, person.role, person.features);
  const labels = (is: (one: (typeof sights)[number]) => boolean): readonly string[] => sights.filter(is).map(({ label }) => label);
  return [
    {
      kind: "row_rule",
      seen: wall?.rule ?? "all",
      value: wall?.rule === "assigned" ? assigned : team,
      join: is_met ? [] : waysOf(teamNames.keys(), teamNames).filter(({ id }) => joined(id)),
      is_met,
      by: "editors",
    },
    {
      kind: "fields",
      hidden: labels(({ sight }) => sight === "hidden"),
      masked: labels(({ sight }) => sight === "masked"),
      fixed: labels(({ change }) => change === "filled"),
      seen: person.role,
      is_met: true,
      by: "admins",
    },
  ];
};

/** What a call demands, as a page would. */
const demandsOf = ({ flags, roles, feature }: StaffAccess): PageDemands => ({
  flags,
  feature: feature ?? null,
  roles: allRoles.filter((role) => roleAllows(role, roles)),
});

/**
 * Why a user sees a record, or does not: the organisation's feature, their role and permissions as the call that returns the record demands
 * them, then sharing or the row rule, then the fields that their role does not see.
 * @param access of that call
 * @param teamNames names of the organisation's teams
 */
export const recordTrace = (
  record: RecordFacts,
  access: StaffAccess,
  person: Person,
  teamNames: ReadonlyMap<number, string>,
): StaffTrace => {
  const own =
    record.kind === "contact" ? contactSteps(record, person, teamNames) : [sharingStep(record.kind, record.audience, person, teamNames)];
  const steps = [...demandSteps(demandsOf(access), person), ...own];
  const { kind, id, title } = record;
  return {
    user: { id: person.user_id, name: person.name },
    record: { kind, id },
    path: recordPath({ kind, id }),
    title,
    is_open: steps.every(({ is_met }) => is_met),
    steps,
  };
};

import { mayUsePage, type PageDemands, type Visitor } from "../access/page-access.rule.ts";
import { allRoles } from "../access/role.model.ts";
import { permissionState } from "./permission-state.rule.ts";
import { permissionFacts } from "./permission-table.rule.ts";
import type { StaffPage } from "./staff-page-table.rule.ts";
import type { AccessStep, StaffTrace } from "./staff-trace.model.ts";

const nothing = { flags: [], feature: null } as const;

type Traced = Visitor & { readonly id: number; readonly name: string };

const featureSteps = ({ feature }: PageDemands, person: Visitor): readonly AccessStep[] => {
  if (feature === null) return [];
  const is_met = mayUsePage({ ...nothing, feature }, person);
  return [{ kind: "feature", feature, seen: is_met ? "on" : "off", is_met, by: "owner" }];
};

const roleSteps = ({ members = false, roles = allRoles }: PageDemands, person: Visitor): readonly AccessStep[] => {
  const asked = { ...nothing, members, roles };
  const opening = allRoles.filter((role) => mayUsePage(asked, { ...person, role }));
  if (opening.length === allRoles.length) return [];
  const isGiven = person.role !== "owner" && opening.some((role) => role !== "owner");
  return [{ kind: "role", roles: opening, seen: person.role, is_met: mayUsePage(asked, person), by: isGiven ? "admins" : "owner" }];
};

const flagSteps = ({ flags }: PageDemands, person: Visitor): readonly AccessStep[] =>
  flags.map((flag) => ({
    kind: "flag",
    flag,
    seen: permissionState(flag, person, [permissionFacts(flag).feature ?? ""]),
    is_met: mayUsePage({ ...nothing, flags: [flag] }, person),
    by: "admins",
  }));

/** What is demanded of a user in the order in which it is checked: the organisation's feature, their role, their permissions. */
export const demandSteps = (demands: PageDemands, person: Visitor): readonly AccessStep[] => [
  ...featureSteps(demands, person),
  ...roleSteps(demands, person),
  ...flagSteps(demands, person),
];

/** Why a user opens a page, or does not: the organisation's feature, then their role, then their permissions; each as the page's guard decides it. */
export const pageTrace = (page: StaffPage, person: Traced): StaffTrace => ({
  user: { id: person.id, name: person.name },
  record: null,
  path: page.path,
  title: page.title,
  is_open: mayUsePage(page, person),
  steps: demandSteps(page, person),
});

import { holdsFlag, isAdmin } from "../access/permission.rule.ts";
import type { Flag, Role } from "../access/role.model.ts";
import type { Id } from "../kernel/id.ts";

export type Viewer = {
  readonly role: Role;
  readonly flags: readonly string[];
  readonly features: readonly string[];
  /** whether the app runs in another page's frame */
  readonly embedded: boolean;
};

export type StandaloneObject = { readonly id: Id; readonly label_plural: string };
export type Navigation = { readonly main: readonly string[]; readonly more: readonly string[] };

/** Each entry of the sidebar with the flags of which any one shows it; none means that everybody sees it. */
const mainEntries: readonly { readonly label: string; readonly anyOf: readonly Flag[] }[] = [
  { label: "Home", anyOf: [] },
  { label: "Contacts", anyOf: ["contacts"] },
  { label: "Groups", anyOf: ["contacts"] },
  { label: "Conversations", anyOf: ["conversations"] },
  { label: "Campaigns", anyOf: ["campaigns"] },
  { label: "Lessons", anyOf: ["lessons"] },
  { label: "Automations", anyOf: ["automations"] },
  { label: "Reports", anyOf: ["contacts", "campaigns", "lessons"] },
];

/** The feature that custom objects need. */
const customObjectsFeature = "custom_objects";

const byLabel = (a: StandaloneObject, b: StandaloneObject): number =>
  a.label_plural.localeCompare(b.label_plural, "en", { sensitivity: "accent" }) || String(a.id).localeCompare(String(b.id), "en", { numeric: true });

/** The labels of the sidebar and of its More menu, in order; a page shown in another page's frame has neither. */
export const navigation = ({ role, flags, features, embedded }: Viewer, standalone: readonly StandaloneObject[]): Navigation => {
  if (embedded) return { main: [], more: [] };
  const main = mainEntries.filter(({ anyOf }) => anyOf.length === 0 || anyOf.some((flag) => holdsFlag(role, flag, flags)));
  const custom = isAdmin(role) && features.includes(customObjectsFeature) ? ["Custom Objects", ...standalone.toSorted(byLabel).map((object) => object.label_plural)] : [];
  return { main: main.map(({ label }) => label), more: ["Tasks", "Files", "Snippets", ...custom] };
};

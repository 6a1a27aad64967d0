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

/**
 * An entry of the navigation.
 * @property id also the first path segment of its page, except for home
 * @property section the sidebar itself, its More menu, or its foot
 * @property place in the order of its section, smallest first
 * @property anyOf flags of which at least one is required; none: visible to every user
 * @property feature of the organisation that is required
 * @property admins whether only administrators and the owner see it
 */
export type Place = {
  readonly id: string;
  readonly section: "main" | "more" | "foot";
  readonly place: number;
  readonly anyOf: readonly Flag[];
  readonly feature?: string;
  readonly admins?: true;
};

/** The specified navigation entries. */
export const specifiedPlaces = {
  home: { id: "home", section: "main", place: 10, anyOf: [] },
  contacts: { id: "contacts", section: "main", place: 20, anyOf: ["contacts"] },
  groups: { id: "groups", section: "main", place: 30, anyOf: ["contacts"] },
  conversations: { id: "conversations", section: "main", place: 40, anyOf: ["conversations"] },
  campaigns: { id: "campaigns", section: "main", place: 50, anyOf: ["campaigns"] },
  lessons: { id: "lessons", section: "main", place: 60, anyOf: ["lessons"] },
  automations: { id: "automations", section: "main", place: 70, anyOf: ["automations"] },
  reports: { id: "reports", section: "main", place: 80, anyOf: ["contacts", "campaigns", "lessons"] },
  tasks: { id: "tasks", section: "more", place: 10, anyOf: [] },
  files: { id: "files", section: "more", place: 20, anyOf: [] },
  snippets: { id: "snippets", section: "more", place: 30, anyOf: [] },
  customObjects: { id: "custom-objects", section: "more", place: 40, anyOf: [], feature: "custom_objects", admins: true },
} as const satisfies Readonly<Record<string, Place>>;

const specified: readonly Place[] = Object.values(specifiedPlaces);

/** The English label of a specified entry: its id as a title. */
const labelOf = ({ id }: Place): string =>
  id.replaceAll(/(^|-)(\w)/g, (_match, dash: string, letter: string) => `${dash === "" ? "" : " "}${letter.toUpperCase()}`);

/** Whether the navigation shows an entry to a user; a page shown in another page's frame has no navigation. */
export const isPlaceShown = (
  { role, flags, features, embedded }: Viewer,
  { anyOf, feature, admins }: Pick<Place, "anyOf" | "feature" | "admins">,
): boolean =>
  !embedded &&
  (anyOf.length === 0 || anyOf.some((flag) => holdsFlag(role, flag, flags))) &&
  (feature === undefined || features.includes(feature)) &&
  (admins === undefined || isAdmin(role));

const byLabel = (a: StandaloneObject, b: StandaloneObject): number =>
  a.label_plural.localeCompare(b.label_plural, "en", { sensitivity: "accent" }) ||
  String(a.id).localeCompare(String(b.id), "en", { numeric: true });

/** The labels of the sidebar and of its More menu, in order; standalone objects follow custom objects. */
export const navigation = (viewer: Viewer, standalone: readonly StandaloneObject[]): Navigation => {
  const labels = (section: Place["section"]): readonly string[] =>
    specified.filter((place) => place.section === section && isPlaceShown(viewer, place)).map(labelOf);
  const objects = isPlaceShown(viewer, specifiedPlaces.customObjects)
    ? standalone.toSorted(byLabel).map((object) => object.label_plural)
    : [];
  return { main: labels("main"), more: [...labels("more"), ...objects] };
};

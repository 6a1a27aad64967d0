import { allFlags, type Flag } from "../access/role.model.ts";
import { tagsFeature } from "../tags/tag.model.ts";
import { teamsFeature } from "../teams/usable-teams.rule.ts";

/**
 * What a permission is.
 * @property feature that the organisation must have; null for none
 * @property needs permissions without which it allows nothing
 */
type PermissionFacts = {
  readonly label: string;
  readonly sentence: string;
  readonly feature: string | null;
  readonly needs: readonly Flag[];
};

/** Every permission that users are granted; labels, needs and features of all other places come from here. */
export const permissionTable = {
  contacts: { label: "See contacts", sentence: "Opens contacts, groups and their lists.", feature: null, needs: [] },
  add_contacts: { label: "Add contacts", sentence: "Adds contacts one by one.", feature: null, needs: ["contacts"] },
  delete_contacts: {
    label: "Delete contacts",
    sentence: "Deletes contacts, and restores them from the bin.",
    feature: null,
    needs: ["contacts"],
  },
  import_contacts: { label: "Import contacts", sentence: "Adds and changes contacts from files.", feature: null, needs: ["contacts"] },
  conversations: { label: "Conversations", sentence: "Reads and answers messages of contacts.", feature: null, needs: [] },
  campaigns: { label: "Courses", sentence: "Makes courses and enrols contacts.", feature: null, needs: [] },
  lessons: { label: "Lessons", sentence: "Makes, changes and shares lessons.", feature: null, needs: [] },
  automations: { label: "Automations", sentence: "Makes automations and switches them on.", feature: "workflows", needs: [] },
  reports: { label: "Reports", sentence: "Opens reports.", feature: null, needs: [] },
  settings: { label: "Settings", sentence: "Changes fields and other settings. Guests never have it.", feature: null, needs: [] },
  teams: { label: "Teams", sentence: "Manages teams.", feature: teamsFeature, needs: [] },
  tags: { label: "Tags", sentence: "Manages tags.", feature: tagsFeature, needs: [] },
  custom_objects: { label: "Custom objects", sentence: "Works with records of custom objects.", feature: "custom_objects", needs: [] },
} as const satisfies Readonly<Record<Flag, PermissionFacts>>;

/** What a permission is. */
export const permissionFacts = (flag: Flag): PermissionFacts => permissionTable[flag];

/** The permissions that allow nothing without this one. */
export const neededBy = (flag: Flag): readonly Flag[] => allFlags.filter((one) => permissionFacts(one).needs.includes(flag));

/** The labels of all permissions, by permission. */
export const permissionLabels = {
  contacts: permissionTable.contacts.label,
  add_contacts: permissionTable.add_contacts.label,
  delete_contacts: permissionTable.delete_contacts.label,
  import_contacts: permissionTable.import_contacts.label,
  conversations: permissionTable.conversations.label,
  campaigns: permissionTable.campaigns.label,
  lessons: permissionTable.lessons.label,
  automations: permissionTable.automations.label,
  reports: permissionTable.reports.label,
  settings: permissionTable.settings.label,
  teams: permissionTable.teams.label,
  tags: permissionTable.tags.label,
  custom_objects: permissionTable.custom_objects.label,
} as const satisfies Readonly<Record<Flag, string>>;

/** What each permission allows, by permission. */
export const permissionSentences = {
  contacts: permissionTable.contacts.sentence,
  add_contacts: permissionTable.add_contacts.sentence,
  delete_contacts: permissionTable.delete_contacts.sentence,
  import_contacts: permissionTable.import_contacts.sentence,
  conversations: permissionTable.conversations.sentence,
  campaigns: permissionTable.campaigns.sentence,
  lessons: permissionTable.lessons.sentence,
  automations: permissionTable.automations.sentence,
  reports: permissionTable.reports.sentence,
  settings: permissionTable.settings.sentence,
  teams: permissionTable.teams.sentence,
  tags: permissionTable.tags.sentence,
  custom_objects: permissionTable.custom_objects.sentence,
} as const satisfies Readonly<Record<Flag, string>>;

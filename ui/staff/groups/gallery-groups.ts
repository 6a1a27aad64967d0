import { contactFields } from "../../../core/groups/contact-fields.rule.ts";
import { fieldTypesOf } from "../../../core/groups/contact-fields.rule.ts";
import { draftOf } from "../../../core/groups/filter-draft.rule.ts";
import type { GroupPerson, GroupVocabulary } from "../../../core/groups/group-answers.model.ts";
import type { GroupClash } from "../../../core/groups/group-clash.model.ts";
import type { GroupEditorState } from "../../../core/groups/group-editor.service.ts";
import type { Group } from "../../../core/groups/group.model.ts";
import { idle, loaded } from "../../../core/kernel/remote.ts";

const nested = {
  $and: [
    { tags: { $overlaps: ["customer", "vip"] } },
    { $or: [{ created_at: { $ltdays: 30 } }, { $activity: { activity: "points_scored", points: 50, when: "any" } }] },
  ],
};

const group: Group = {
  id: 1,
  name: "Keen customers",
  filters: nested,
  folder_id: 1,
  share_to: { users: [], teams: [], all: true },
  view: "grid",
  order: 0,
  user_id: 1,
  count: 312,
  broken: null,
  redacted: false,
  editable: true,
  version: 3,
  created_at: 0,
  updated_at: 0,
};

/** Sample groups of every kind. */
export const sampleGroups: readonly Group[] = [
  group,
  {
    ...group,
    id: 2,
    name: "Quiet for half a year",
    filters: { updated_at: { $gtdays: 180 } },
    folder_id: null,
    share_to: { users: [], teams: [], all: false },
    count: 77,
  },
  {
    ...group,
    id: 3,
    name: "Red boats",
    filters: { boat: { $eq: "red" } },
    count: 0,
    broken: { error: 'Unknown field "boat".', path: "boat" },
  },
  {
    ...group,
    id: 4,
    name: "A name that is so long that it has to be broken over several lines of its card",
    share_to: { users: [4], teams: [], all: false },
    editable: false,
    count: 1,
  },
  { ...group, id: 5, name: "Well paid", filters: null, redacted: true, editable: false, count: 12 },
];

export const sampleFolders = [
  { id: 1, name: "Customers", folder_id: null, order: 0, version: 1 },
  { id: 2, name: "Training", folder_id: null, order: 1, version: 1 },
];

export const sampleWords: GroupVocabulary = {
  fields: contactFields,
  campaigns: [{ id: "7", name: "Harbor safety basics" }],
  lessons: [{ id: "3", name: "On the quay", items: [{ id: "q", name: "A question" }] }],
  trackers: ["Knots tied"],
  people: [
    { id: 1, name: "Olivia Owens" },
    { id: 2, name: "Uma Underhill" },
  ],
  teams: [{ id: 1, name: "Pier 4" }],
  timezone: "UTC",
};

export const samplePeople: readonly GroupPerson[] = [
  { con_id: 11, name: "Ada Osei", email: ["ada@mail.example"], mobile: [], photo: null },
  { con_id: 12, name: "Ben Abbott", email: [], mobile: ["+12125550100"], photo: null },
];

export const sampleEditor: GroupEditorState = {
  opened: loaded(sampleWords),
  group,
  form: { name: group.name, folder_id: 1, share_to: group.share_to, draft: draftOf(nested, fieldTypesOf(sampleWords.fields)) },
  problem: null,
  count: loaded(312),
  preview: idle,
  isDirty: false,
  isSaving: false,
  failure: null,
  clash: null,
};

/** A sample conflict: two users changed name, folder, sharing and conditions. */
export const sampleClash: GroupClash = {
  fields: ["name", "folder_id", "share_to", "filters"],
  mine: { name: "Keen customers of this year", filters: nested, folder_id: 2, share_to: { users: [1], teams: [1], all: false } },
  theirs: { ...group, name: "Our keenest customers", folder_id: null, filters: { tags: { $overlaps: ["vip"] } }, version: 4 },
};

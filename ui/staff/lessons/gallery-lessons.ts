import type { LessonFolder } from "../../../core/lessons/lesson-folder.model.ts";
import type { LessonCard } from "../../../core/lessons/lesson.model.ts";
import { treeFolder } from "../../../core/lessons/library/lesson-entry.rule.ts";
import type { UserName } from "../../../core/users/user-name.model.ts";

/** The current time in the gallery, in epoch seconds. */
export const now = 1_782_907_200;
const day = 86_400;

type Named<A> = Partial<A> & { readonly name: string };

const shown: readonly Named<LessonCard>[] = [
  {
    name: "Mooring in a storm",
    banner_img: "/news/offline.svg",
    tags: ["Safety", "Harbor", "Onboarding", "Spring", "Crew"],
    kinds: ["rich_text", "video", "challenge", "order", "checklist", "poll", "files", "button"],
    items_count: 14,
    length: 25,
    isDirty: true,
    teams: [1],
  },
  {
    name: "Welcome aboard",
    banner_img: "/news/ask-cy.svg",
    tags: ["Onboarding"],
    kinds: ["rich_text", "video"],
    items_count: 3,
    length: 5,
  },
  { name: "Knots", kinds: ["rich_text", "video", "video_upload"], items_count: 6, length: 12, published_version: null, published_at: null },
  {
    name: "Rules of the road at sea, with everything that visitors, crews and harbor masters need to know",
    tags: ["A tag with a name that is far longer than it should be"],
    kinds: ["challenge"],
    items_count: 40,
    length: 90,
  },
  { name: "Radio", kinds: [], items_count: 0, length: 0, published_version: null, published_at: null, made_by: "" },
];

/** Sample lessons. */
export const lessons: readonly LessonCard[] = shown.map((lesson, index) => ({
  id: index + 1,
  uuid: `00000000-0000-4000-8000-00000000000${index}`,
  folder_id: null,
  banner_img: null,
  tags: [],
  length: 0,
  length_set: false,
  items_count: 0,
  kinds: [],
  user_id: 1,
  made_by: "Olivia Marsh",
  teams: [],
  published_version: 3,
  published_at: now - 20 * day,
  isDirty: false,
  editable: true,
  deletable: true,
  version: 1,
  deleted_at: null,
  created_at: now - (index + 1) * 9 * day,
  updated_at: now - index * 4 * day,
  schemaLevel: "small",
  ...lesson,
}));

const shownFolders: readonly (Named<LessonFolder> & { readonly id: number })[] = [
  { id: 1, name: "Onboarding", lessons_count: 4, folders_count: 1, teams: [1] },
  { id: 2, name: "First week", folder_id: 1, lessons_count: 1, folders_count: 1 },
  { id: 3, name: "Everything about ropes, knots and moorings", folder_id: 2, lessons_count: 1, folders_count: 1 },
  { id: 4, name: "Drafts", folder_id: 3, folders_count: 1 },
  { id: 5, name: "Old", folder_id: 4 },
  { id: 6, name: "Safety", lessons_count: 12 },
];

/** Sample folders, nested five deep. */
export const folders = shownFolders
  .map((folder): LessonFolder => ({
    folder_id: null,
    user_id: 1,
    lessons_count: 0,
    folders_count: 0,
    teams: [],
    editable: true,
    deletable: true,
    version: 1,
    deleted_at: null,
    created_at: now - 40 * day,
    updated_at: now - 4 * day,
    schemaLevel: "small",
    ...folder,
  }))
  .map(treeFolder);

/** Sample tags in use. */
export const tags: readonly string[] = [...new Set(lessons.flatMap((lesson) => lesson.tags))].toSorted((a, b) => a.localeCompare(b));

/** Sample colleagues. */
export const makers: readonly UserName[] = [
  { id: 1, name: "Olivia Marsh", photo: null, active: true },
  { id: 2, name: "Uma Reyes", photo: null, active: true },
];

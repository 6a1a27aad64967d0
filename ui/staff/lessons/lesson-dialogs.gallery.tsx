import { folderEntry, lessonEntry } from "../../../core/lessons/library/lesson-entry.rule.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { MoveDialog } from "../library/move-dialog.view.tsx";
import { folders, lessons, tags } from "./gallery-lessons.ts";
import { TagDialog } from "./tag-dialog.view.tsx";
import { UsedLessonsDialog } from "./used-lessons-dialog.view.tsx";

const nothing = (): void => undefined;
const entries = lessons.slice(0, 2).map(lessonEntry);

const used = (count: number) => ({
  campaigns: Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `Spring course ${at + 1}`, live: true })),
  hidden: 1,
  unchecked: 0,
});

const remove = (some: typeof entries, count: number, unchecked = 0) => (
  <UsedLessonsDialog entries={some} used={{ ...used(count), unchecked }} campaignHref={() => null} onConfirm={nothing} onCancel={nothing} />
);

export const gallery: GalleryEntry = {
  name: "lesson-dialogs",
  group: "staff/lessons",
  isWhole: true,
  states: {
    move: () => <MoveDialog items={entries} folders={folders} top="All lessons" onMove={nothing} onClose={nothing} />,
    "tags of one": () => <TagDialog lessons={lessons.slice(0, 1)} tags={tags} onSave={nothing} onClose={nothing} />,
    "tags of several": () => <TagDialog lessons={lessons.slice(0, 3)} tags={tags} onSave={nothing} onClose={nothing} />,
    "no tags": () => <TagDialog lessons={lessons.slice(2, 3)} tags={[]} onSave={nothing} onClose={nothing} />,
    "delete one in use": () => remove(entries.slice(0, 1), 2),
    "delete several in use": () => remove([...entries, ...folders.slice(0, 1).map(folderEntry)], 9, 12),
  },
};

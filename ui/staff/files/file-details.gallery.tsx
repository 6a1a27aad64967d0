import { draftOf } from "../../../core/files/file-edit-fields.rule.ts";
import { actionsOn } from "../../../core/files/file-library.view-model.ts";
import type { FileRecord, FileUses } from "../../../core/files/file.model.ts";
import { fileItem } from "../../../core/files/library-item.rule.ts";
import { conflict, notFound } from "../../../core/kernel/failure.ts";
import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { FileDetailsView, type FileDetailsViewProps } from "./file-details.view.tsx";
import { files, now } from "./gallery-library.ts";

const nothing = (): void => undefined;
const fileAt = (index: number): FileRecord => {
  const file = files[index];
  if (file === undefined) throw new Error(`There is no sample file ${index}.`);
  return file;
};
const [picture, portrait] = [fileAt(0), fileAt(1)];

const uses: FileUses = {
  uses: [
    { kind: "lesson", id: "4", name: "Mooring in a storm", href: "/ui/lessons/4" },
    { kind: "contact", id: "12", name: "Ada Osei", href: "/ui/contacts/12" },
    { kind: "theme", id: "1", name: "Logo", href: null },
  ],
  hidden: 2,
};

const editOf = (file: FileRecord): FileDetailsViewProps["edit"] => ({
  draft: draftOf(file),
  isDirty: false,
  isRestored: false,
  isPending: false,
  failure: null,
  clash: null,
  onDraft: nothing,
  onSave: nothing,
  onKeepMine: nothing,
  onTakeTheirs: nothing,
  onSetAside: nothing,
});

const draw = (file: FileRecord, props: Partial<FileDetailsViewProps> = {}) => (
  <FileDetailsView
    file={loaded(file)}
    folder={null}
    now={now}
    actions={actionsOn([fileItem(file)], false, file.editable ? "admin" : "guest")}
    edit={editOf(file)}
    uses={{ uses: loaded(uses), isPending: false, onReplaceEverywhere: nothing, onRetry: nothing }}
    earlier={{ earlier: loaded([]), now, isPending: false, onReplace: nothing, onRestore: nothing, onRetry: nothing }}
    onAction={nothing}
    onRetry={nothing}
    onClose={nothing}
    {...props}
  />
);

const edited = (file: FileRecord, edit: Partial<FileDetailsViewProps["edit"]>) =>
  draw(file, {
    edit: {
      ...editOf(file),
      draft: { ...draftOf(file), description: "The crew on the pier, from the left: Uma, Adam and Olivia", focus: { x: 0.7, y: 0.4 } },
      isDirty: true,
      ...edit,
    },
  });

const theirs = { description: "The crew before the regatta", focus: null };
const changed = conflict("Someone else changed this file in the meantime.");

export const gallery: GalleryEntry = {
  name: "file-details",
  group: "staff/files",
  isWhole: true,
  states: {
    picture: () => draw(picture),
    "draft restored": () => edited(portrait, { isRestored: true }),
    "changed by two": () =>
      edited(portrait, {
        failure: changed,
        clash: { fields: ["description", "focus"], from: portrait, theirs: { ...portrait, ...theirs } },
      }),
    "conflict set aside": () => edited(portrait, { failure: changed }),
    film: () => draw(fileAt(2)),
    sound: () => draw(fileAt(3)),
    document: () => draw(fileAt(5), { folder: "Campaigns / Spring" }),
    guest: () => draw({ ...picture, editable: false }),
    loading: () => draw(picture, { file: idle }),
    missing: () => draw(picture, { file: { tag: "failed", failure: notFound("File not found.") } }),
  },
};

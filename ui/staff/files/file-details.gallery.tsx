import { draftOf } from "../../../core/files/file-details.view-model.ts";
import { actionsOn } from "../../../core/files/file-library.view-model.ts";
import type { FileRecord, FileUses } from "../../../core/files/file.model.ts";
import { fileItem } from "../../../core/files/library-item.rule.ts";
import { conflict, notFound } from "../../../core/kernel/failure.ts";
import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { FileDetailsView, type FileDetailsViewProps } from "./file-details.view.tsx";
import { files, now } from "./gallery-library.ts";

const nothing = (): void => undefined;
const [picture, portrait, film, sound, , sheet] = files;

const uses: FileUses = {
  uses: [
    { kind: "lesson", id: "4", name: "Mooring in a storm", href: "/ui/lessons/4" },
    { kind: "contact", id: "12", name: "Ada Osei", href: "/ui/contacts/12" },
    { kind: "theme", id: "1", name: "Logo", href: null },
  ],
  hidden: 2,
};

const draw = (file: FileRecord | undefined, props: Partial<FileDetailsViewProps> = {}) => (
  <FileDetailsView
    file={file === undefined ? idle : loaded(file)}
    folder={null}
    now={now}
    actions={file === undefined ? [] : actionsOn([fileItem(file)], false, file.editable ? "admin" : "guest")}
    edit={{
      draft: file === undefined ? { filename: "", description: "", focus: null } : draftOf(file),
      isPending: false,
      failure: null,
      onDraft: nothing,
      onSave: nothing,
    }}
    uses={{ uses: loaded(uses), isPending: false, onReplaceEverywhere: nothing, onRetry: nothing }}
    earlier={{ earlier: loaded([]), now, isPending: false, onReplace: nothing, onRestore: nothing, onRetry: nothing }}
    onAction={nothing}
    onRetry={nothing}
    onClose={nothing}
    {...props}
  />
);

const changed = (file: FileRecord | undefined): Partial<FileDetailsViewProps> =>
  file === undefined
    ? {}
    : {
        edit: {
          draft: { ...draftOf(file), description: "The crew on the pier, from the left: Uma, Adam and Olivia", focus: { x: 0.7, y: 0.4 } },
          isPending: false,
          failure: conflict("Someone else changed this file in the meantime."),
          onDraft: nothing,
          onSave: nothing,
        },
      };

export const gallery: GalleryEntry = {
  name: "file-details",
  group: "staff/files",
  isWhole: true,
  states: {
    picture: () => draw(picture),
    "changed by two": () => draw(portrait, changed(portrait)),
    film: () => draw(film),
    sound: () => draw(sound),
    document: () => draw(sheet, { folder: "Campaigns / Spring" }),
    guest: () => draw(picture === undefined ? undefined : { ...picture, editable: false }),
    loading: () => draw(undefined),
    missing: () => draw(undefined, { file: { tag: "failed", failure: notFound("File not found.") } }),
  },
};

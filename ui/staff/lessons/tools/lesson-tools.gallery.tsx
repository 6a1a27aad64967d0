import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { lessonRefusals } from "../../../../core/lessons/lesson-refusals.ts";
import type { LessonReplacements } from "../../../../core/lessons/replace/lesson-replacement.model.ts";
import type { LessonImported } from "../../../../core/lessons/transfer/lesson-file.model.ts";
import { transferRefusals } from "../../../../core/lessons/transfer/transfer-refusals.ts";
import type { GalleryEntry } from "../../../gallery/gallery-entry.ts";
import { AuthorCheckView } from "./author-check.view.tsx";
import { DeadLinksDialog, DeadLinksNotice } from "./dead-links.view.tsx";
import { ExportLessonView } from "./export-lesson.view.tsx";
import { ImportLessonView } from "./import-lesson.view.tsx";
import { PublishingSettingsView } from "./publishing-settings.view.tsx";
import { ReplaceTextView } from "./replace-text.view.tsx";

const nothing = (): void => undefined;
const items: readonly LessonItem[] = [{ uuid: "u1", type: "rich_text", name: "Four rules of the quay", values: {} }];
const check = { items, links: null, isChecking: false, error: "", onLinks: nothing, onGo: nothing, onClose: nothing } as const;
const values = { find: "quay", by: "pier", match_case: false, whole_words: true };
const replace = {
  selected: null,
  values,
  plan: null,
  isPending: false,
  error: "",
  onChange: nothing,
  onLook: nothing,
  onApply: nothing,
  onClose: nothing,
} as const;
const passage = { uuid: "u1", key: "values.body", before: "Everybody who works on the ", found: "quay", after: " goes home in one piece." };
const plan: LessonReplacements = {
  lessons: [
    { id: 1, name: "Welcome to the harbor", count: 7, passages: [passage, { ...passage, before: "Behind the ", after: "" }], changes: [] },
    { id: 2, name: "Storm season", count: 1, passages: [passage], changes: [] },
  ],
  more: true,
};
const publishing = { isPending: false, error: "", onChange: nothing, onSave: nothing, onClose: nothing } as const;
const importing = { isPending: false, error: "", onChoose: nothing, onImport: nothing, onClose: nothing } as const;
const imported: LessonImported = {
  name: "Welcome to the harbor",
  items: 12,
  files: [{ filename: "quay.png", bytes: 1_400_000 }],
  problems: [
    { path: "lesson.items.3.type", ...lessonRefusals.item_unknown_type({ type: "hologram" }) },
    { path: "files", ...transferRefusals.transfer_file_missing({ name: "film.mp4" }) },
  ],
  lesson: null,
};
const finding = { uuid: "u1", key: "values.body" };

export const gallery: GalleryEntry = {
  name: "lesson-tools",
  group: "staff/lessons",
  isWhole: true,
  states: {
    "nothing found": () => <AuthorCheckView {...check} findings={[]} />,
    findings: () => (
      <AuthorCheckView
        {...check}
        findings={[
          { ...finding, kind: "picture_undescribed", about: "quay.png" },
          { ...finding, kind: "link_unclear", about: "here" },
          { ...finding, kind: "video_uncaptioned", about: "" },
        ]}
        links={[{ ...finding, address: "https://example.com/gone", state: "dead" }]}
      />
    ),
    "links answer": () => (
      <AuthorCheckView {...check} findings={[]} links={[{ ...finding, address: "https://example.com", state: "alive" }]} />
    ),
    "dead links": () => (
      <DeadLinksDialog
        lessons={[
          {
            lesson_id: 1,
            name: "Storm season",
            checked_at: 1_790_000_000,
            links: [{ ...finding, address: "https://example.com/storms/tables-of-the-tides", state: "dead" }],
          },
        ]}
        dateOf={() => "Sep 21, 2026"}
        onClose={nothing}
      />
    ),
    "notice of dead links": () => <DeadLinksNotice count={2} onShow={nothing} />,
    replace: () => <ReplaceTextView {...replace} />,
    "replace plan": () => <ReplaceTextView {...replace} plan={plan} />,
    export: () => (
      <ExportLessonView name="Welcome to the harbor" most="36 MB" isPending={false} error="" onExport={nothing} onClose={nothing} />
    ),
    import: () => <ImportLessonView {...importing} plan={null} />,
    "import plan": () => <ImportLessonView {...importing} plan={imported} />,
    "import refused": () => <ImportLessonView {...importing} plan={null} error="This file is not an exported lesson." />,
    publishing: () => <PublishingSettingsView {...publishing} isChecked />,
    "publishing loading": () => <PublishingSettingsView {...publishing} isChecked={null} />,
    "replace nothing": () => <ReplaceTextView {...replace} selected={3} plan={{ lessons: [], more: false }} />,
  },
};

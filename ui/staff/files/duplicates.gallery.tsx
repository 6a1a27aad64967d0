import type { DuplicateFiles } from "../../../core/files/file.model.ts";
import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { DuplicatesView, type DuplicatesViewProps } from "./duplicates.view.tsx";
import { files, folders, now, usage } from "./gallery-library.ts";
import { StorageView } from "./storage.view.tsx";

const nothing = (): void => undefined;

const groups: readonly DuplicateFiles[] = [
  {
    size: 5_033_164,
    files: files
      .slice(0, 3)
      .map((file, at) => ({ ...file, type: "image", extension: "jpg", url: "/news/offline.svg", folder_id: at === 0 ? null : at + 1 })),
  },
  { size: 52_000, files: files.slice(4, 6).map((file) => ({ ...file, type: "pdf", extension: "pdf", editable: false })) },
];

const draw = (props: Partial<DuplicatesViewProps> = {}) => (
  <DuplicatesView
    groups={loaded(groups)}
    places={{ folders: loaded(folders), usage: loaded(usage), place: "duplicates", open: null, isGuest: false }}
    busy={null}
    now={now}
    onMerge={nothing}
    onRetry={nothing}
    {...props}
  />
);

const storage = (share: number) => <StorageView usage={loaded({ ...usage, bytes: usage.limit * share })} onRetry={nothing} />;

export const gallery: GalleryEntry = {
  name: "file-duplicates",
  group: "staff/files",
  isWhole: true,
  states: {
    duplicates: () => draw(),
    merging: () => draw({ busy: 1 }),
    none: () => draw({ groups: loaded([]) }),
    loading: () => draw({ groups: idle }),
    broken: () => draw({ groups: { tag: "failed", failure: { tag: "offline" } } }),
    storage: () => storage(0.41),
    "storage nearly full": () => storage(0.93),
    "storage full": () => storage(1.02),
    "storage loading": () => <StorageView usage={idle} onRetry={nothing} />,
  },
};

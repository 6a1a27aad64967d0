import { idle, loaded, type Remote } from "../../../core/kernel/remote.ts";
import type { PortalFile, PortalFolderContent } from "../../../core/portal-files/portal-folder.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { PortalFilesView } from "./portal-files.view.tsx";

const nothing = (): void => undefined;
const none = { results: [], page: 1, pages: 1, count: 0 };
const file = (id: number, filename: string, type: PortalFile["type"], size: number, description = ""): PortalFile => ({
  id,
  filename,
  type,
  size,
  url: `/media/00000000-0000-0000-0000-00000000000${id}/${encodeURIComponent(filename)}`,
  description,
  updated_at: 1_782_907_200,
});
const shared: PortalFolderContent = {
  folder: null,
  above: [],
  folders: [
    { id: 1, name: "Handbooks", files_count: 12 },
    { id: 2, name: "Forms for the harbor office and everybody who works there", files_count: 0 },
  ],
  files: none,
};
const handbooks: PortalFolderContent = {
  folder: { id: 4, name: "Safety" },
  above: [{ id: 1, name: "Handbooks" }],
  folders: [{ id: 5, name: "Older editions", files_count: 1 }],
  files: {
    results: [
      file(1, "Ropes.pdf", "pdf", 2_400_000, "How to check a rope before it is loaded"),
      file(2, "Quay at night.jpg", "image", 340_000),
      file(3, "Mooring.mp4", "video", 48_000_000),
      file(4, "Signals.mp3", "audio", 900),
      file(5, "A_very_long_file_name_without_any_space_in_it_that_has_to_break_somewhere.docx", "file", 0),
    ],
    page: 1,
    pages: 2,
    count: 73,
  },
};

const page = (content: Remote<PortalFolderContent>) => (
  <PortalFilesView
    organisation="Harbor School"
    content={content}
    href={(rest) => `/portal/harbor${rest}`}
    onPage={nothing}
    onRetry={nothing}
  />
);

/** Shared files in every state. */
export const gallery: GalleryEntry = {
  name: "files",
  group: "portal/files",
  states: {
    "shared folders": () => page(loaded(shared)),
    "folder in a folder": () => page(loaded(handbooks)),
    "empty folder": () => page(loaded({ ...handbooks, folders: [], files: none })),
    "nothing shared": () => page(loaded({ ...shared, folders: [] })),
    loading: () => page(idle),
    "not found": () => page({ tag: "failed", failure: { tag: "not-found", message: "Folder not found." } }),
    broken: () => page({ tag: "failed", failure: { tag: "offline" } }),
  },
};

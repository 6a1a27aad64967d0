import type { FileFolder, FileKind, FileRecord, FileUsage } from "../../../core/files/file.model.ts";

/** The current time in the gallery, in epoch seconds. */
export const now = 1_782_907_200;
const day = 86_400;
const megabyte = 1_048_576;

type Shown = Partial<FileRecord> & { readonly filename: string; readonly type: FileKind; readonly extension: string };

const shown: readonly Shown[] = [
  {
    filename: "harbor-at-dawn.jpg",
    type: "image",
    extension: "jpg",
    url: "/news/offline.svg",
    description: "A harbor at dawn",
    teams: [1],
  },
  { filename: "crew.png", type: "image", extension: "png", url: "/news/ask-cy.svg", focus: { x: 0.2, y: 0.3 } },
  { filename: "mooring.mp4", type: "video", extension: "mp4", url: "/films/mooring.mp4", poster: "/news/duplicates.svg", duration: 94 },
  { filename: "Welcome aboard.mp3", type: "audio", extension: "mp3", url: "/sounds/welcome.mp3", duration: 31 },
  {
    filename: "Safety rules and regulations for all visitors of the harbor, 2026 edition.pdf",
    type: "pdf",
    extension: "pdf",
    url: "/a.pdf",
  },
  { filename: "crew-list.xlsx", type: "file", extension: "xlsx", url: "/crew-list.xlsx" },
  { filename: "README", type: "file", extension: "", url: "/README" },
];

/** Sample files. */
export const files: readonly FileRecord[] = shown.map((file, index) => ({
  id: index + 1,
  cdn: "",
  url: "",
  mimetype: "",
  folder_id: null,
  system: false,
  size: Math.round((index + 0.4) ** 3 * 0.35 * megabyte) + 900,
  width: file.type === "image" || file.type === "video" ? 1600 : null,
  height: file.type === "image" || file.type === "video" ? 900 : null,
  duration: null,
  poster: null,
  description: "",
  focus: null,
  teams: [],
  editable: true,
  created_by: 1,
  version: 1,
  deleted_at: null,
  created_at: now - (index + 1) * 5 * day,
  updated_at: now - index * 3 * day,
  ...file,
}));

type Named = Partial<FileFolder> & Pick<FileFolder, "id" | "name">;

/** Sample folders, nested five deep. */
export const folders: readonly FileFolder[] = (
  [
    { id: 1, name: "Campaigns", files_count: 12, files: files.slice(0, 4), teams: [1] },
    { id: 2, name: "Spring", parent_id: 1, files_count: 3, files: files.slice(0, 3) },
    { id: 3, name: "Posters for the harbor festival and the regatta", parent_id: 2, files_count: 1, files: files.slice(1, 2) },
    { id: 4, name: "Drafts", parent_id: 3 },
    { id: 5, name: "Old", parent_id: 4 },
    { id: 6, name: "Lessons" },
    { id: 7, name: "Zoë’s photos", files_count: 240, files: files.slice(0, 2) },
    { id: "banners", name: "Stock Banners", system: true, editable: false, files_count: 50, files: files.slice(0, 4) },
  ] satisfies readonly Named[]
).map((folder) => ({
  type: "folder",
  system: false,
  parent_id: null,
  files_count: 0,
  files: [],
  teams: [],
  editable: true,
  version: 1,
  deleted_at: null,
  created_at: now - 40 * day,
  updated_at: now - 4 * day,
  ...folder,
}));

/** Sample storage in use. */
export const usage: FileUsage = { bytes: 4.1 * 1024 * megabyte, limit: 10 * 1024 * megabyte, files: 318, bin: 12 };

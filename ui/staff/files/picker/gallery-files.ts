import type { FileFolder, FileRecord } from "../../../../core/files/file.model.ts";

const now = 1_782_907_200;

const drawings = ["/news/offline.svg", "/news/ask-cy.svg", "/news/duplicates.svg"] as const;

const file = (id: FileRecord["id"], filename: string, more: Partial<FileRecord> = {}): FileRecord => ({
  id,
  cdn: "",
  extension: filename.split(".").at(-1) ?? "",
  filename,
  mimetype: "image/jpeg",
  folder_id: null,
  system: false,
  type: "image",
  url: drawings[Number(id) % drawings.length] ?? "",
  size: 240_000,
  width: 1200,
  height: 900,
  duration: null,
  poster: null,
  description: "",
  focus: null,
  teams: [],
  editable: true,
  created_by: 1,
  version: 1,
  deleted_at: null,
  created_at: now,
  updated_at: now,
  ...more,
});

const other = (id: number, filename: string, type: FileRecord["type"], mimetype: string): FileRecord =>
  file(id, filename, { type, mimetype, url: `/media/${id}/${filename}`, width: null, height: null });

/** Sample pictures; the first has a description. */
export const galleryPictures: readonly FileRecord[] = [
  file(1, "harbour.jpg", { description: "A sailing boat in the harbour" }),
  file(2, "hills-behind-the-village-in-early-summer.jpg"),
  file(3, "crew.jpg"),
  file(4, "evening.jpg"),
  file(5, "regatta.jpg", { description: "Boats at the start of a race" }),
  file(6, "lake.jpg"),
];

/** Sample files of all kinds. */
export const galleryFiles: readonly FileRecord[] = [
  ...galleryPictures.slice(0, 2),
  other(7, "safety-briefing.mp4", "video", "video/mp4"),
  other(8, "knots.pdf", "pdf", "application/pdf"),
  other(9, "signal.mp3", "audio", "audio/mpeg"),
  other(10, "members.csv", "file", "text/csv"),
];

const folder = (id: FileFolder["id"], name: string, files_count: number, parent_id: number | null = null): FileFolder => ({
  id,
  name,
  type: "folder",
  system: id === "banners",
  parent_id,
  files_count,
  files: [],
  teams: [],
  editable: id !== "banners",
  version: 1,
  deleted_at: null,
  created_at: now,
  updated_at: now,
});

/** Sample folders. */
export const galleryFolders: readonly FileFolder[] = [
  folder("banners", "Stock Banners", 50),
  folder(1, "Boats", 24),
  folder(2, "Regatta of the year, with a long name", 3),
  folder(3, "Sails", 1, 1),
];

import type { Role } from "../access/role.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { latestValue, type Remote } from "../kernel/remote.ts";
import { folderPath, foldersIn } from "../library/folder-tree.rule.ts";
import type { MediaSourceName } from "../media-sources/media-source.model.ts";
import { isUndescribed } from "./file-details.view-model.ts";
import type { FileId, FolderId } from "./file-id.model.ts";
import type { FilePicking } from "./file-picker.model.ts";
import { type FileQuery, firstFiles } from "./file-query.model.ts";
import type { FileFolder, FileKind, FilePage, FileRecord } from "./file.model.ts";
import { mediaKind } from "./media-kind.rule.ts";
import type { LocalFile, Upload } from "./uploads.model.ts";

/** Where files are chosen from. */
export type PickerSource = "recent" | "folders" | "upload" | "camera" | "address" | MediaSourceName;

/**
 * The sources that a user can choose from: guests add no files.
 * @param media sources of others that are offered
 */
export const pickerSources = (role: Role, media: readonly MediaSourceName[] = []): readonly PickerSource[] =>
  role === "guest" ? ["recent", "folders"] : ["recent", "folders", "upload", "camera", "address", ...media];

/**
 * The state of the window for choosing files.
 * @property folder the open folder; null for the top level
 * @property words the search text, in the sources `recent` and `folders`
 * @property chosen in the order of choice
 * @property descriptions typed in this window, by file id
 * @property uploads of this window
 * @property refused names of added files of a kind that cannot be chosen
 * @property isBusy while descriptions are saved
 * @property failure of saving them
 */
export type PickerState = {
  readonly source: PickerSource;
  readonly folder: FolderId | null;
  readonly words: string;
  readonly files: Remote<FilePage>;
  readonly folders: Remote<readonly FileFolder[]>;
  readonly chosen: readonly FileRecord[];
  readonly descriptions: Readonly<Record<string, string>>;
  readonly uploads: readonly Upload[];
  readonly refused: readonly string[];
  readonly isBusy: boolean;
  readonly failure: Failure | null;
};

export const firstPickerState: PickerState = {
  source: "recent",
  folder: null,
  words: "",
  files: { tag: "idle" },
  folders: { tag: "idle" },
  chosen: [],
  descriptions: {},
  uploads: [],
  refused: [],
  isBusy: false,
  failure: null,
};

type Place = Pick<PickerState, "source" | "folder" | "words">;

/** The query for a page of the files that are shown. */
export const pickerQuery = ({ source, folder, words }: Place, { kinds = [] }: FilePicking, page: number): FileQuery => {
  const search = words.trim();
  const shared = { ...firstFiles, page, search, type: kinds };
  if (source !== "folders") return { ...shared, all: true };
  return { ...shared, folder_id: folder, all: search !== "" && folder === null, sort: search === "" ? "name" : firstFiles.sort };
};

/** Whether only pictures can be chosen. */
export const isForPictures = ({ kinds = [] }: FilePicking): boolean => kinds.length > 0 && kinds.every((kind) => kind === "image");

/** Whether files of a kind can be chosen. */
export const isOfKinds = (kind: FileKind, { kinds = [] }: FilePicking): boolean => kinds.length === 0 || kinds.includes(kind);

/** Local files by whether their kind can be chosen; a kind that the browser does not know is left to the server. */
export const choosableLocal = (
  files: readonly LocalFile[],
  request: FilePicking,
): { readonly taken: readonly LocalFile[]; readonly refused: readonly string[] } => {
  const fits = ({ name, type }: LocalFile): boolean => {
    const kind = mediaKind({ path: name, mimetype: type });
    return (kind === "file" && type === "") || isOfKinds(kind, request);
  };
  const offered = request.isMultiple === true ? files : files.slice(0, 1);
  return { taken: offered.filter(fits), refused: offered.filter((file) => !fits(file)).map(({ name }) => name) };
};

/** Toggles a file in a multiple selection; a single selection is replaced. */
export const toggledFile = (
  chosen: readonly FileRecord[],
  file: FileRecord,
  { isMultiple = false }: FilePicking,
): readonly FileRecord[] => {
  if (!isMultiple) return [file];
  return chosen.some(({ id }) => id === file.id) ? withoutFile(chosen, file.id) : [...chosen, file];
};

/** The selection without a file. */
export const withoutFile = (chosen: readonly FileRecord[], id: FileId): readonly FileRecord[] => chosen.filter((file) => file.id !== id);

type Describing = Pick<PickerState, "chosen" | "descriptions">;

/** The chosen pictures with the descriptions that were typed for them here. */
export const typedDescriptions = ({ chosen, descriptions }: Describing) =>
  chosen
    .filter(isUndescribed)
    .map((file) => ({ file, description: (descriptions[file.id] ?? "").trim() }))
    .filter(({ description }) => description !== "");

/** The folders directly in the open folder; none while searching. */
export const foldersHere = ({ folders, folder, words }: Pick<PickerState, "folders" | "folder" | "words">): readonly FileFolder[] =>
  words.trim() === "" ? foldersIn(latestValue(folders) ?? [], folder) : [];

/** The folders from the top level to the open one. */
export const openPath = ({ folders, folder }: Pick<PickerState, "folders" | "folder">): readonly FileFolder[] =>
  folderPath(latestValue(folders) ?? [], folder);

/** The folder that uploads go into: the open one if the user may change it, else none. */
export const uploadFolder = (state: Pick<PickerState, "folders" | "folder" | "source">): number | null => {
  const open = state.source === "recent" ? undefined : openPath(state).at(-1);
  return open !== undefined && open.editable && typeof open.id === "number" ? open.id : null;
};

/** A page appended to the pages before it; files that are shown already are left out. */
export const withPage = (before: FilePage | undefined, next: FilePage): FilePage => {
  const held = before?.results ?? [];
  const known = new Set(held.map(({ id }) => id));
  return { ...next, results: [...held, ...next.results.filter(({ id }) => !known.has(id))] };
};

/** Chooses a file that was added to the library from this window, or refuses it when its kind cannot be chosen. */
export const withAdded = (state: PickerState, file: FileRecord, request: FilePicking): PickerState =>
  isOfKinds(file.type, request)
    ? { ...state, chosen: toggledFile(withoutFile(state.chosen, file.id), file, request) }
    : { ...state, refused: [...state.refused, file.filename] };

/** The state after a change of this window's uploads; those that have become files are added. */
export const withUploads = (state: PickerState, uploads: readonly Upload[], request: FilePicking): PickerState => {
  const ready = new Set(state.uploads.flatMap(({ id, file }) => (file === null ? [] : [id])));
  return uploads
    .flatMap(({ id, file }) => (file === null || ready.has(id) ? [] : [file]))
    .reduce((now, file) => withAdded(now, file, request), { ...state, uploads });
};

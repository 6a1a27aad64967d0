import type { FileQuery } from "../../core/files/file-query.model.ts";
import { fileSortParts, looksThroughFolders } from "../../core/files/file-search.rule.ts";
import type { FilePage, FileRecord } from "../../core/files/file.model.ts";
import { isBinEntry } from "../../core/files/find-file.rule.ts";
import { foldersBelow } from "../../core/kernel/folder-places.ts";
import { pagesFor } from "../../core/kernel/page.ts";
import { searchWords } from "../../core/kernel/search-words.rule.ts";
import type { FileWorldFake } from "./file-world.fake.ts";

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const comparers = {
  name: (a: FileRecord, b: FileRecord) => byText(folded(a.filename), folded(b.filename)),
  created: (a: FileRecord, b: FileRecord) => a.created_at - b.created_at,
  updated: (a: FileRecord, b: FileRecord) => a.updated_at - b.updated_at,
  size: (a: FileRecord, b: FileRecord) => a.size - b.size,
  type: (a: FileRecord, b: FileRecord) => byText(a.mimetype, b.mimetype),
};

/** A page of the files in memory that match a query. */
export const filePage = (world: FileWorldFake, query: FileQuery): FilePage => {
  const { now } = world;
  const all = (): readonly FileRecord[] => [...world.files.keys()].flatMap((id) => world.file(id) ?? []);
  const isIn = (query: FileQuery, { folder_id }: FileRecord): boolean => {
    if (!looksThroughFolders(query)) return folder_id === query.folder_id;
    return typeof query.folder_id !== "number" || foldersBelow(world.places(), query.folder_id).flat().includes(Number(folder_id));
  };
  const matches = (query: FileQuery, file: FileRecord): boolean =>
    (query.deleted ? isBinEntry(file, world.folder(file.folder_id), now()) : file.deleted_at === null) &&
    isIn(query, file) &&
    (query.type.length === 0 || query.type.includes(file.type)) &&
    (!query.undescribed || (file.type === "image" && file.description === "")) &&
    searchWords(query.search).every((word) => folded(`${file.filename} ${file.description}`).includes(folded(word)));
  const { by, isDescending } = fileSortParts(query.sort);
  const found = (query.folder_id === "banners" ? world.systemFiles : all())
    .filter((file) => matches(query, file))
    .toSorted((a, b) => (comparers[by](a, b) || Number(a.id) - Number(b.id)) * (isDescending ? -1 : 1));
  const results = found.slice((query.page - 1) * query.limit, query.page * query.limit);
  return { results, page: query.page, pages: pagesFor(found.length, query.limit), count: found.length };
};

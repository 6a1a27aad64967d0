import type { PartFile } from "./file-groups.ts";
import { joinFiles } from "./join-files.ts";
import { type Imports, isOfPackage, type PageReach, reachedFrom } from "./page-reach.ts";

/** A request is joined away for at most this many bytes that are not needed: 5 ms of a line of 1.6 Mbit/s, which takes 150 for a request. */
const requestBytes = 1_000;
/** A page that weighs so much beyond its start gets nothing that it does not need. */
const fullFrom = 42_500;
/** What a character of the sources weighs, packed. */
const bytesPerCharacter = 0.2;

type Parts = { readonly ids: readonly string[]; readonly needing: ReadonlyMap<string, readonly number[]> };

/** The parts of all pages, and the numbers of those that need a file, by file. */
const partsIn = (imports: Imports, pages: readonly PageReach[]): Parts => {
  const ids = [...new Set(pages.flatMap(({ ever }) => [...ever].flatMap(imports.laterOf)))].toSorted();
  const needing = new Map<string, number[]>();
  for (const [number, part] of ids.entries())
    for (const id of reachedFrom(part, imports.of)) needing.set(id, [...(needing.get(id) ?? []), number]);
  return { ids, needing };
};

/**
 * The files that parts need.
 * @param placeOf names the built file of those that have one
 */
const filesIn = (
  imports: Imports,
  pages: readonly PageReach[],
  { ids, needing }: Parts,
  placeOf: (id: string) => string | null,
): readonly PartFile[] => {
  const starts = pages.map(({ main }) => reachedFrom(main, imports.of));
  const evers = pages.map(({ main }) => reachedFrom(main, (id) => [...imports.of(id), ...imports.laterOf(id)]));
  const loading = ids.map((part) => [...pages.keys()].filter((page) => pages[page]?.ever.has(part)));
  /** Parts of which each page has started with the file. */
  const haveIt = (id: string): readonly number[] =>
    loading.flatMap((of, part) => (of.length > 0 && of.every((page) => starts[page]?.has(id)) ? [part] : []));
  const isStart = (id: string): boolean => starts.some((start) => start.has(id));
  const setOf = (id: string): string => (needing.get(id) ?? []).join(" ");
  // What the same parts need as need a part itself stands with it.
  const partBySet = new Map(ids.map((part) => [setOf(part), part]));
  return [...new Set([...needing.keys(), ...starts.flatMap((start) => [...start])])].toSorted().map((id) => ({
    id,
    bytes: Math.round(imports.sizeOf(id) * bytesPerCharacter),
    parts: isStart(id) ? [...new Set([...(needing.get(id) ?? []), ...haveIt(id)])] : (needing.get(id) ?? []),
    imports: imports.of(id),
    pages: evers.map((ever) => (ever.has(id) ? 1 : 0)).join(""),
    place: placeOf(id) ?? (isStart(id) ? id : (partBySet.get(setOf(id)) ?? null)),
  }));
};

/** Screens that weigh as much as they may; what is of packages is left out, as most of it is not taken. */
const fullOf = ({ ids }: Parts, files: readonly PartFile[], pages: readonly PageReach[]): readonly number[] => {
  const weights = ids.map(() => 0);
  for (const { id, bytes, parts } of files)
    if (!isOfPackage(id) && !pages.some(({ start }) => start.has(id)))
      for (const part of parts) weights[part] = (weights[part] ?? 0) + bytes;
  return weights.flatMap((bytes, part) => (bytes > fullFrom && ids[part]?.endsWith(".screen.tsx") === true ? [part] : []));
};

/** Names the built file of what pages load after their start, for files that are joined with others. */
export const joinedParts = (
  imports: Imports,
  pages: readonly PageReach[],
  placeOf: (id: string) => string | null,
): ((id: string) => string | null) => {
  const parts = partsIn(imports, pages);
  const files = filesIn(imports, pages, parts, placeOf);
  const names = joinFiles(files, parts.ids.length, { request: requestBytes, full: fullOf(parts, files, pages) });
  return (id) => names.get(id) ?? null;
};

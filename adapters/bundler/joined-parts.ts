import type { PartFile } from "./file-groups.ts";
import { joinFiles } from "./join-files.ts";
import { type Imports, isOfPackage, type PageReach, reachedFrom } from "./page-reach.ts";

/** A request is joined away for at most this many bytes that are not needed: 5 ms of a line of 1.6 Mbit/s, which takes 150 for a request. */
const requestBytes = 1_000;
/** A page that weighs so much beyond its start gets nothing that it does not need. */
const fullFrom = 32_000;
/** What a character of the sources weighs, packed. */
const bytesPerCharacter = 0.2;
/** Everybody waits for the start of a page and for its first route: a request of either counts like one of so many parts. */
const partsPerStart = 60;
/** Everybody loads what comes when a page rests, but nobody waits for it. */
const partsPerRest = 20;

/**
 * @property starts everything that each page starts with
 * @property loading the pages that may load a part, by its number
 */
type Parts = {
  readonly ids: readonly string[];
  readonly needing: ReadonlyMap<string, readonly number[]>;
  readonly starts: readonly ReadonlySet<string>[];
  readonly loading: readonly (readonly number[])[];
};

/** The parts of all pages, and the numbers of those that need a file, by file. */
const partsIn = (imports: Imports, pages: readonly PageReach[]): Parts => {
  const ids = [...new Set(pages.flatMap(({ ever }) => [...ever].flatMap(imports.laterOf)))].toSorted();
  const needing = new Map<string, number[]>();
  for (const [number, part] of ids.entries())
    for (const id of reachedFrom(part, imports.of)) needing.set(id, [...(needing.get(id) ?? []), number]);
  return {
    ids,
    needing,
    starts: pages.map(({ main }) => reachedFrom(main, imports.of)),
    loading: ids.map((part) => [...pages.keys()].filter((page) => pages[page]?.ever.has(part))),
  };
};

/** Parts of which each page has started with the file. */
const haveIt = ({ loading, starts }: Parts, id: string): readonly number[] =>
  loading.flatMap((of, part) => (of.length > 0 && of.every((page) => starts[page]?.has(id)) ? [part] : []));

/**
 * The files that parts need.
 * @param placeOf names the built file of those that have one
 */
const filesIn = (
  imports: Imports,
  pages: readonly PageReach[],
  parts: Parts,
  placeOf: (id: string) => string | null,
): readonly PartFile[] => {
  const { ids, needing, starts } = parts;
  const evers = pages.map(({ main }) => reachedFrom(main, (id) => [...imports.of(id), ...imports.laterOf(id)]));
  const isStart = (id: string): boolean => starts.some((start) => start.has(id));
  /** It stands alone: a page's own file, and those of packages, which the bundler joins. */
  const isAlone = (id: string): boolean => pages.some(({ main }) => main === id) || (isStart(id) && isOfPackage(id));
  const setOf = (id: string): string => (needing.get(id) ?? []).join(" ");
  // What the same parts need as need a part itself stands with it.
  const partBySet = new Map(ids.map((part) => [setOf(part), part]));
  const begun = [...starts, ...pages.map(({ first }) => first), ...pages.map(({ calm }) => calm)];
  const partsOf = (place: number): number => (place < 2 * pages.length ? partsPerStart : partsPerRest);
  /** Numbers that stand for what everybody loads and needs the file. */
  const begunWith = (id: string): readonly number[] =>
    begun.flatMap((needed, place) =>
      needed.has(id) ? Array.from({ length: partsOf(place) }, (_, one) => ids.length + place * partsPerStart + one) : [],
    );
  return [...new Set([...needing.keys(), ...starts.flatMap((start) => [...start])])].toSorted().map((id) => ({
    id,
    bytes: Math.round(imports.sizeOf(id) * bytesPerCharacter),
    parts: [...new Set([...(needing.get(id) ?? []), ...(isStart(id) ? haveIt(parts, id) : []), ...begunWith(id)])],
    imports: imports.of(id),
    pages: isStart(id) ? "start" : evers.map((ever) => (ever.has(id) ? 1 : 0)).join(""),
    place: placeOf(id) ?? (isAlone(id) ? id : isStart(id) ? null : (partBySet.get(setOf(id)) ?? null)),
  }));
};

/** Screens that weigh as much as they may; what is of packages is left out, as most of it is not taken. */
const fullOf = (parts: Parts, files: readonly PartFile[]): readonly number[] => {
  const weights = parts.ids.map(() => 0);
  for (const { id, bytes } of files) {
    const there = new Set(isOfPackage(id) ? parts.ids.keys() : haveIt(parts, id));
    for (const part of parts.needing.get(id) ?? []) if (!there.has(part)) weights[part] = (weights[part] ?? 0) + bytes;
  }
  return weights.flatMap((bytes, part) => (bytes > fullFrom && parts.ids[part]?.endsWith(".screen.tsx") === true ? [part] : []));
};

/** Names the built file of what pages load after their start, and of what some start with, for files that are joined with others. */
export const joinedParts = (
  imports: Imports,
  pages: readonly PageReach[],
  placeOf: (id: string) => string | null,
): ((id: string) => string | null) => {
  const parts = partsIn(imports, pages);
  const files = filesIn(imports, pages, parts, placeOf);
  const names = joinFiles(files, parts.ids.length + 3 * pages.length * partsPerStart, {
    request: requestBytes,
    full: fullOf(parts, files),
  });
  return (id) => names.get(id) ?? null;
};

import { constants, type Stats } from "node:fs";
import { open, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { contentKeyOf, contentPath } from "./content-path.ts";
import type { ContentKey, ContentStorage, StoredContent } from "./content-storage.ts";
import { durableCopy } from "./durable-copy.ts";
import { folderFault, unlessMissing } from "./folder-faults.ts";

const secondsOf = ({ mtimeMs }: Stats): number => Math.floor(mtimeMs / 1_000);

const namesIn = async (folder: string): Promise<readonly string[]> => ((await unlessMissing(readdir(folder))) ?? []).toSorted();

/** Contents in a folder: written beside their place and renamed, so that no half file is ever visible. */
export const makeFolderStorage = (folder: string): ContentStorage => {
  const placeOf = (key: ContentKey): string => join(folder, contentPath(key));
  const beside = join(folder, "tmp");
  const explained = async <A>(work: () => Promise<A>): Promise<A> => {
    try {
      return await work();
    } catch (error) {
      throw folderFault(folder, error);
    }
  };
  const sizeOf = async (path: string): Promise<number | null> => (await unlessMissing(stat(path)))?.size ?? null;
  const listed = async function* (): AsyncGenerator<StoredContent> {
    for (const org of await namesIn(folder)) {
      if (!/^\d+$/.test(org)) continue;
      for (const start of await namesIn(join(folder, org)))
        for (const name of await namesIn(join(folder, org, start))) {
          const key = contentKeyOf(`${org}/${start}/${name}`);
          const facts = key === null ? null : await unlessMissing(stat(join(folder, org, start, name)));
          if (key !== null && facts !== null) yield { key, bytes: facts.size, changedAt: secondsOf(facts) };
        }
    }
  };
  return {
    name: `the folder ${folder}`,
    put: (key, path) =>
      explained(async () => {
        const place = placeOf(key);
        const stored = await sizeOf(place);
        if (stored === null || stored !== (await stat(path)).size) await durableCopy(path, place, beside);
      }),
    size: (key) => explained(() => sizeOf(placeOf(key))),
    read: (key, range) =>
      explained(async () => {
        const handle = await unlessMissing(open(placeOf(key), constants.O_RDONLY));
        return handle === null ? null : handle.createReadStream(range);
      }),
    remove: (key) =>
      explained(async () => {
        const place = placeOf(key);
        const names = key.variant === null ? (await namesIn(dirname(place))).filter((name) => name.startsWith(`${key.sha256}.`)) : [];
        for (const path of [...names.map((name) => join(dirname(place), name)), place]) await rm(path, { force: true });
      }),
    list: () => explainedEntries(listed(), folder),
    dropUnfinished: (before) =>
      explained(async () => {
        for (const name of await namesIn(beside)) {
          const facts = await unlessMissing(stat(join(beside, name)));
          if (facts !== null && secondsOf(facts) < before) await rm(join(beside, name), { force: true });
        }
      }),
  };
};

/** Entries of a listing, with errors of the folder as errors of the storage. */
async function* explainedEntries<A>(entries: AsyncIterable<A>, folder: string): AsyncGenerator<A> {
  try {
    yield* entries;
  } catch (error) {
    throw folderFault(folder, error);
  }
}

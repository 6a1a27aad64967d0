import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that holds the areas of the product, one folder each. */
export const productAreas = fileURLToPath(new URL("../", import.meta.url));

/** Looks into the folders of areas alone: what lies deeper is no contribution, and there are many more files of that. */
const filesOfAreas = async (folder: string, suffix: string): Promise<readonly string[]> => {
  const areas = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const found = areas.map(async (area) =>
    (await readdir(join(folder, area))).filter((name) => name.endsWith(`.${suffix}.ts`)).map((name) => join(area, name)),
  );
  return (await Promise.all(found)).flat().toSorted();
};

/** Paths of the files `<area>/<name>.<suffix>.ts`, folder by folder, each sorted by area and name. */
export const contributionFiles = async (folders: readonly string[], suffix: string): Promise<readonly string[]> => {
  const found = folders.map(async (folder) => (await filesOfAreas(folder, suffix)).map((file) => join(folder, file)));
  return (await Promise.all(found)).flat();
};

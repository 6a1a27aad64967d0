import { readdir } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that holds the areas of the product, one folder each. */
export const productAreas = fileURLToPath(new URL("../", import.meta.url));

/** Paths of the files `<area>/<name>.<suffix>.ts`, folder by folder, each sorted by area and name. */
export const contributionFiles = async (folders: readonly string[], suffix: string): Promise<readonly string[]> => {
  const found = folders.map(async (folder) => {
    const names = await readdir(folder, { recursive: true });
    return names
      .filter((name) => name.split(sep).length === 2 && name.endsWith(`.${suffix}.ts`))
      .toSorted()
      .map((name) => join(folder, name));
  });
  return (await Promise.all(found)).flat();
};

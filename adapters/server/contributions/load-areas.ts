import type { Area } from "./area.ts";
import { areaFiles } from "./contribution.ts";
import { loadContributions } from "./load-contributions.ts";

const repeated = (names: readonly string[]): readonly string[] => names.filter((name, at) => names.indexOf(name) !== at);

/**
 * Loads every `*.area.ts`.
 * @param folders each holds one folder per area; by default those of the product
 * @throws Error when two areas name records of the same type, move the same kind, export the same table, or find the same kind of uses of files
 */
export const loadAreas = async (folders?: readonly string[]): Promise<readonly Area[]> => {
  const areas = await loadContributions(areaFiles, folders);
  const twice = [
    ...repeated(areas.flatMap(({ recordNames = {} }) => Object.keys(recordNames))).map((type) => `names of records of the type ${type}`),
    ...repeated(areas.flatMap(({ mergeParts = [] }) => mergeParts.map(({ kind }) => kind))).map(
      (kind) => `parts of merges of the kind ${kind}`,
    ),
    ...repeated(areas.flatMap(({ exportedKinds = {} }) => Object.keys(exportedKinds))).map((table) => `the export of the table ${table}`),
    ...repeated(areas.flatMap(({ fileUses = [] }) => fileUses.map(({ kind }) => kind))).map((kind) => `uses of files of the kind ${kind}`),
  ];
  if (twice.length > 0) throw new Error(`Two areas contribute ${twice.join(", ")}.`);
  return areas;
};

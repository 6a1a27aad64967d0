import * as t from "io-ts";
import { readFileSync } from "node:fs";
import { type ImportMapping, type ImportTarget, skipTarget } from "../../../core/import/import-mapping.model.ts";
import type { ImportColumn } from "../../../core/import/import.model.ts";
import { nearestNames } from "../../../core/kernel/nearest-names.ts";

/** A mapping file: target fields by column name, or in column order. */
export const GivenMapping = t.union([t.record(t.string, t.string), t.readonlyArray(t.string)], "GivenMapping");
export type GivenMapping = t.TypeOf<typeof GivenMapping>;

/** @throws Error when the file is not a mapping */
export const givenMapping = (path: string): GivenMapping => {
  const read = (): unknown => {
    try {
      return JSON.parse(readFileSync(path, "utf8"));
    } catch (error) {
      throw new Error(`${path} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  };
  const given = read();
  if (!GivenMapping.is(given))
    throw new Error(
      `${path} holds no mapping; expected {"Column": "field"} or ["field", …], such as {"E-mail": "email", "Notes": "skip"}.`,
    );
  return given;
};

const targetId = (wanted: string, targets: readonly ImportTarget[]): string => {
  const plain = wanted.trim().toLowerCase();
  if (plain === skipTarget || plain === "") return skipTarget;
  const found = targets.find(({ id, label }) => id === wanted || id === `field:${wanted}` || label.toLowerCase() === plain);
  if (found !== undefined) return found.id;
  const near = nearestNames(
    wanted,
    targets.map(({ id }) => id.replace(/^field:/, "")),
  );
  throw new Error(`There is no field "${wanted}".${near.length === 0 ? "" : ` Did you mean ${near.join(", ")}?`}`);
};

/**
 * The mapping of a file's columns: as given by name or order, and guessed for the other columns.
 * @throws Error that names the unknown column or field
 */
export const mappingOf = (
  given: GivenMapping | null,
  columns: readonly ImportColumn[],
  targets: readonly ImportTarget[],
  guessed: ImportMapping,
): string[] => {
  if (given === null) return [...guessed];
  if (Array.isArray(given)) {
    if (given.length !== columns.length) throw new Error(`The mapping has ${given.length} entries and the file ${columns.length} columns.`);
    return given.map((wanted: string) => targetId(wanted, targets));
  }
  const byName = new Map(Object.entries(given));
  const strange = [...byName.keys()].find((name) => !columns.some((column) => column.name === name));
  if (strange !== undefined) throw new Error(`The file has no column "${strange}"; it has ${columns.map(({ name }) => name).join(", ")}.`);
  return columns.map(({ name }, at) => {
    const wanted = byName.get(name);
    return wanted === undefined ? (guessed[at] ?? skipTarget) : targetId(wanted, targets);
  });
};

import { sql } from "kysely";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import type { TypedColumn } from "./typed-schema.ts";

/**
 * A column as the database has it.
 * @property kind coarse type, named as those of `TypedColumn`
 * @property isOptional whether an insert may leave it out
 * @property isGenerated whether the database computes it from other columns
 */
export type StoredColumn = {
  readonly kind: string;
  readonly isNullable: boolean;
  readonly isOptional: boolean;
  readonly isGenerated: boolean;
};

const kinds: Readonly<Record<string, string>> = {
  int2: "number",
  int4: "number",
  int8: "number",
  float8: "number",
  text: "string",
  uuid: "string",
  bool: "boolean",
  json: "json",
  jsonb: "json",
  bytea: "Uint8Array",
  timestamptz: "Date",
  _int8: "number[]",
  _int4: "number[]",
  _text: "string[]",
};

/** Every column of every table of a migrated database, by `table.column`. */
export const storedSchema = (database: Database): Promise<ReadonlyMap<string, StoredColumn>> =>
  database.asSystem(async ({ db }) => {
    const { rows } = await sql<{ name: string; type: string; nullable: boolean; optional: boolean; generated: boolean }>`
      select c.table_name || '.' || c.column_name as name, c.udt_name::text as type, c.is_nullable = 'YES' as nullable, c.is_generated = 'ALWAYS' as generated,
        c.is_nullable = 'YES' or c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as optional
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(db);
    return new Map(
      rows.map(({ name, type, nullable, optional, generated }) => [
        name,
        { kind: kinds[type] ?? type, isNullable: nullable, isOptional: optional, isGenerated: generated },
      ]),
    );
  });

/** JSON may be typed as any object, as a list, or not at all; everything else has one type. */
const isOfKind = (kind: string, typed: string): boolean =>
  typed === kind || (kind === "json" && (typed === "unknown" || typed.endsWith("[]")));

const differencesOf = (typed: TypedColumn, { kind, isNullable, isOptional, isGenerated }: StoredColumn): readonly string[] => [
  ...(typed.kinds.length > 0 && typed.kinds.every((one) => isOfKind(kind, one)) ? [] : [`is ${kind}, typed ${typed.kinds.join(" | ")}`]),
  // what the database computes it takes for nullable, whatever the expression
  ...(typed.isNullable === isNullable || typed.kinds.includes("unknown") || (isGenerated && !typed.isNullable)
    ? []
    : [isNullable ? "may be null" : "is never null"]),
  ...((typed.insert === "never") === isGenerated ? [] : [isGenerated ? "cannot be inserted" : "is no generated column"]),
  ...(typed.insert === "optional" && !isOptional && !typed.kinds.includes("unknown") ? ["has to be inserted"] : []),
];

/** What types and database say differently, by `table.column`. */
export const schemaDifferences = (
  typed: ReadonlyMap<string, TypedColumn>,
  stored: ReadonlyMap<string, StoredColumn>,
): readonly string[] => [
  ...[...stored].flatMap(([name, column]) => {
    const declared = typed.get(name);
    return declared === undefined
      ? [`${name}: has no type`]
      : differencesOf(declared, column).map((difference) => `${name}: ${difference}`);
  }),
  ...[...typed.keys()].filter((name) => !stored.has(name)).map((name) => `${name}: is not in the database`),
];

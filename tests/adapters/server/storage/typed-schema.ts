import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/**
 * A column as the type `Schema` declares it.
 * @property kinds coarse types of what is read, without null: `number`, `string[]`, `json`, `unknown` where the type says nothing
 * @property isNullable whether null may be read
 * @property insert whether an insert has to give a value, may, or must not
 */
export type TypedColumn = {
  readonly kinds: readonly string[];
  readonly isNullable: boolean;
  readonly insert: "required" | "optional" | "never";
};

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const schemaPath = `${root}adapters/server/storage/schema.ts`;
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  types: [],
};

const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

const kindOf = (checker: ts.TypeChecker, type: ts.Type): string => {
  if ((type.flags & ts.TypeFlags.Null) !== 0) return "null";
  if ((type.flags & ts.TypeFlags.Undefined) !== 0) return "undefined";
  if ((type.flags & ts.TypeFlags.Never) !== 0) return "never";
  if ((type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0) return "unknown";
  if ((type.flags & ts.TypeFlags.NumberLike) !== 0) return "number";
  if ((type.flags & ts.TypeFlags.StringLike) !== 0) return "string";
  if ((type.flags & ts.TypeFlags.BooleanLike) !== 0) return "boolean";
  const element = checker.isArrayType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;
  if (element !== undefined) return `${[...new Set(membersOf(element).map((member) => kindOf(checker, member)))].join("|")}[]`;
  const name = type.getSymbol()?.name;
  return name === "Uint8Array" || name === "Date" ? name : "json";
};

/** The kinds of a column's type for reading or for inserting: Kysely keeps the two in properties of a type of their own. */
const kindsOf = (checker: ts.TypeChecker, type: ts.Type, part: "__select__" | "__insert__"): readonly string[] => {
  const parts = membersOf(type).flatMap((member) => {
    const own = checker.getPropertyOfType(member, part);
    return own === undefined ? [member] : membersOf(checker.getTypeOfSymbol(own));
  });
  return [...new Set(parts.map((member) => kindOf(checker, member)))];
};

const columnOf = (checker: ts.TypeChecker, type: ts.Type): TypedColumn => {
  const read = kindsOf(checker, type, "__select__");
  const inserted = kindsOf(checker, type, "__insert__");
  return {
    kinds: read.filter((kind) => kind !== "null"),
    isNullable: read.includes("null"),
    insert: inserted.includes("never")
      ? "never"
      : inserted.some((kind) => kind === "undefined" || kind === "null" || kind === "unknown")
        ? "optional"
        : "required",
  };
};

/** Every column of the type `Schema`, with what each area declares, by `table.column`. */
export const typedSchema = (): ReadonlyMap<string, TypedColumn> => {
  const program = ts.createProgram(
    [schemaPath, ...globSync("adapters/server/**/*.tables.ts", { cwd: root }).map((path) => root + path)],
    options,
  );
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(schemaPath);
  const module = file === undefined ? undefined : checker.getSymbolAtLocation(file);
  const schema = module === undefined ? undefined : checker.getExportsOfModule(module).find(({ name }) => name === "Schema");
  if (schema === undefined) throw new Error("There is no type Schema.");
  const tables = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(schema));
  const columns = tables.flatMap((table) =>
    checker
      .getPropertiesOfType(checker.getTypeOfSymbol(table))
      .map((column) => [`${table.name}.${column.name}`, columnOf(checker, checker.getTypeOfSymbol(column))] as const),
  );
  return new Map(columns);
};

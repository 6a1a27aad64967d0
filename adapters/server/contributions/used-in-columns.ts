import { type RawBuilder, sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { containing } from "../storage/text-search.ts";
import type { FileUsePlace, UsedFile } from "./file-use.ts";

/**
 * A table `r` whose columns can contain addresses of files.
 * @property id its key
 * @property name the record's name, a column or expression
 * @property href its page; null for none
 * @property columns the columns with their types
 * @property inUse whether a record is in use
 * @property sees whether the actor may see a record
 * @property within condition that records with an address in a column fulfil, where it is cheaper to check than the column
 * @property marks what else a change sets, such as the version
 */
type Place = {
  readonly kind: string;
  readonly table: string;
  readonly id: string;
  readonly name: RawBuilder<string>;
  readonly href: RawBuilder<string | null>;
  readonly columns: Readonly<Record<string, "text" | "jsonb">>;
  readonly inUse: RawBuilder<unknown>;
  readonly sees: (actor: StaffActor) => RawBuilder<unknown>;
  readonly within?: Readonly<Record<string, RawBuilder<unknown>>>;
  readonly marks: (now: number) => readonly RawBuilder<unknown>[];
};

/** Marks of a change in tables with a version. */
export const versioned = (now: number): readonly RawBuilder<unknown>[] => [sql`version = r.version + 1`, sql`updated_at = ${now}`];

const contains = ({ columns, within = {} }: Place, { part }: UsedFile): RawBuilder<unknown> => {
  const conditions = Object.keys(columns).map(
    (column) => sql`(${within[column] ?? sql`true`} and r.${sql.ref(column)}::text like ${containing(part)})`,
  );
  return sql`(${sql.join(conditions, sql` or `)})`;
};

/** Uses of files in columns of a table. */
export const usedInColumns = (place: Place): FileUsePlace => {
  const { kind, table, id, columns } = place;
  return {
    kind,
    records: (file, actor) => sql`
      select r.${sql.ref(id)}::text as id, ${place.name} as name, ${place.href} as href, ${place.sees(actor)} as seen
      from ${sql.table(table)} r where r.org_id = ${file.tx.org} and ${place.inUse} and ${contains(place, file)} order by 2, 1`,
    replace: async (file, { url, now, only }) => {
      const replaced = Object.entries(columns).map(
        ([column, type]) =>
          sql`${sql.ref(column)} = regexp_replace(r.${sql.ref(column)}::text, ${file.pattern}, ${url}, 'g')::${sql.raw(type)}`,
      );
      const chosen = only === null ? sql`true` : sql`r.${sql.ref(id)}::text = any(${only}::text[])`;
      const { rows } = await sql<{ id: string }>`
        update ${sql.table(table)} r set ${sql.join([...replaced, ...place.marks(now)])}
        where r.org_id = ${file.tx.org} and ${chosen} and ${contains(place, file)} returning r.${sql.ref(id)}::text as id`.execute(
        file.tx.db,
      );
      return rows.map((row) => row.id);
    },
  };
};

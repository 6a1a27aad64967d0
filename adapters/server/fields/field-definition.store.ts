import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import { noField } from "../../../core/fields/decide-field-change.rule.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import type { StoredField } from "../../../core/fields/field-schema.model.ts";
import type { FieldSection } from "../../../core/fields/field.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { planned, type Tx } from "../storage/database.ts";

/** The returned columns of a field definition; `fields` must be aliased as `f`. */
export const fieldColumns: RawBuilder<StoredField> = sql<StoredField>`
  f.field_id as id, f.name, f.label, f.type, f.section, f.position as "order", field_choices(f.org_id, f.name, f.options) as "values", f.is_event, f.bucket as bucket_id, f.operators as filters, f.editable and f.converting is null as editable, f.form_hidden,
  f.required, f.access, f.share_editable, f.custom_object_id, null as custom_object_field, null as custom_object_field_map, null as custom_record_id, f.version, f.deleted_at`;

/** The active custom fields that the viewer may see, in order. */
export const fieldsSeenBy = async (tx: Tx, viewer: FieldViewer): Promise<readonly StoredField[]> => {
  return planned(
    tx,
    sql<StoredField>`
    select ${fieldColumns} from fields f where f.org_id = ${tx.org} and f.name <> all (hidden_fields(${tx.org}, ${viewer})) order by f.position, f.field_id`,
  );
};

/** One custom field, active or not; null when there is none. */
export const fieldOf = async (tx: Tx, id: number, lock: boolean): Promise<StoredField | null> => {
  const { rows } =
    await sql<StoredField>`select ${fieldColumns} from fields f where f.org_id = ${tx.org} and f.field_id = ${id} ${lock ? sql`for update` : sql``}`.execute(
      tx.db,
    );
  return rows[0] ?? null;
};

/** The result of a command on a field: the field in its new state. */
export const fieldAnswer = async (tx: Tx, id: number): Promise<E.Either<Failure, StoredField>> => {
  const field = await fieldOf(tx, id, false);
  return field === null ? noField : E.right(field);
};

/** The sections of an organisation in order, without the default one unless it has a name. */
export const sectionsOf = async (tx: Tx): Promise<readonly FieldSection[]> =>
  tx.db.selectFrom("field_sections").select(["slug", "title"]).where("org_id", "=", tx.org).orderBy("position").orderBy("slug").execute();

/** Whether the values of a field are being converted in the background. */
export const isConverting = async (tx: Tx, id: number): Promise<boolean> => {
  const found = await tx.db
    .selectFrom("fields")
    .select("field_id")
    .where("org_id", "=", tx.org)
    .where("field_id", "=", id)
    .where("converting", "is not", null)
    .executeTakeFirst();
  return found !== undefined;
};

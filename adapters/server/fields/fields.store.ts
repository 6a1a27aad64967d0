import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { builtInFields } from "../../../core/fields/built-in-fields.rule.ts";
import { decideFieldChange, noField } from "../../../core/fields/decide-field-change.rule.ts";
import { acceptedField, decideFieldCreate, type FieldInsert } from "../../../core/fields/decide-field-create.rule.ts";
import { decideFieldDelete, decideFieldRestore } from "../../../core/fields/decide-field-deletion.rule.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import { checkFieldValues, shownCheck } from "../../../core/fields/field-check.rule.ts";
import type { FieldChange, FieldSchema, NewField, StoredField } from "../../../core/fields/field-schema.model.ts";
import { fieldSections } from "../../../core/fields/field-sections.rule.ts";
import type { FieldOutcome } from "../../../core/fields/field-write.rule.ts";
import type { FieldStore } from "../../../core/fields/fields.port.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Request } from "../http/call.ts";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { conversionsOf, makeFieldConversions } from "./field-conversion.store.ts";
import { fieldAnswer, fieldColumns, fieldOf, fieldsSeenBy, isConverting, sectionsOf } from "./field-definition.store.ts";
import { makeFieldSections } from "./field-sections.store.ts";
import { fieldUsage } from "./field-usage.store.ts";

/** The call on which field stores work. */
export type FieldCall = Doer & { readonly request: Partial<Pick<Request, "session">> } & {
  readonly tx: Tx;
  readonly viewer: FieldViewer;
  readonly sealer: Sealer;
};

type Answer<A> = Promise<E.Either<Failure, A>>;

/** Field definitions in the transaction of one call; changes are written to the audit log. */
export const makeFieldStore = (call: FieldCall): FieldStore => {
  const { tx, viewer } = call;
  const { now } = call.request;
  const schema = async (): Answer<FieldSchema> =>
    E.right({ sections: fieldSections(await sectionsOf(tx)), built_in: builtInFields, fields: await fieldsSeenBy(tx, viewer) });

  const settle = async (decided: E.Either<Failure, FieldOutcome>): Answer<StoredField> => {
    if (E.isLeft(decided)) return decided;
    const { field, write } = decided.right;
    if (write === null) return E.right(field);
    await tx.db
      .updateTable("fields")
      .set({ ...write.columns, version: field.version, updated_at: now })
      .where("org_id", "=", tx.org)
      .where("field_id", "=", field.id)
      .execute();
    await writeAudit(tx, call, { ...write.audit, object_type: "field", object_id: field.id });
    return fieldAnswer(tx, field.id);
  };

  const insert = async ({ name, label, type, order, columns, audit }: FieldInsert, attempt: string | null): Answer<StoredField> => {
    const { field_id } = await tx.db
      .insertInto("fields")
      .values({
        options: null,
        converting: null,
        access: null,
        share_editable: null,
        operators: null,
        deleted_at: null,
        ...columns,
        label,
        org_id: tx.org ?? 0,
        name,
        type,
        create_key: attempt,
        position: order,
        created_at: now,
        updated_at: now,
      })
      .returning("field_id")
      .executeTakeFirstOrThrow();
    await writeAudit(tx, call, { ...audit, object_type: "field", object_id: field_id });
    return fieldAnswer(tx, field_id);
  };

  const madeBy = async (attempt: string): Promise<StoredField | null> => {
    const { rows } = await sql<{
      field_id: number;
    }>`select field_id from fields where org_id = ${tx.org} and create_key = ${attempt}::uuid`.execute(tx.db);
    return rows[0] === undefined ? null : fieldOf(tx, rows[0].field_id, true);
  };

  const create = async (given: NewField): Answer<StoredField> => {
    const accepted = acceptedField(given);
    if (E.isLeft(accepted)) return accepted;
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.org}:fields`}, 0))`.execute(tx.db);
    const again = given.key === undefined ? null : await madeBy(given.key);
    const { rows: held } = await sql<{
      name: string;
      in_use: boolean;
    }>`select name, deleted_at is null as in_use from fields where org_id = ${tx.org}`.execute(tx.db);
    const decided = decideFieldCreate(accepted.right, { again, held });
    if (E.isLeft(decided)) return decided;
    return decided.right.tag === "again" ? settle(E.right(decided.right.outcome)) : insert(decided.right.insert, given.key ?? null);
  };

  const change = async (id: number, asked: FieldChange): Answer<StoredField> =>
    settle(decideFieldChange(await fieldOf(tx, id, true), asked, await isConverting(tx, id)));

  return {
    schema,
    create: (field) => () => create(field),
    update: (id, asked) => () => change(id, asked),
    ...makeFieldSections(call, schema),
    usage: (id) => async () => {
      const stored = await fieldOf(tx, id, false);
      return stored === null ? noField : E.right(await fieldUsage(tx, stored));
    },
    remove: (id) => async () => settle(decideFieldDelete(await fieldOf(tx, id, true), await isConverting(tx, id), now)),
    restore: (id) => async () => settle(decideFieldRestore(await fieldOf(tx, id, true), await isConverting(tx, id))),
    bin: async () => {
      const { rows } =
        await sql<StoredField>`select ${fieldColumns} from fields f where f.org_id = ${tx.org} and f.deleted_at is not null order by f.deleted_at desc, f.field_id`.execute(
          tx.db,
        );
      return E.right({ fields: rows, conversions: await conversionsOf(tx, now) });
    },
    ...makeFieldConversions(call),
    validate: (values) => async () =>
      E.right({
        status: "success" as const,
        ...shownCheck(checkFieldValues([...builtInFields, ...(await fieldsSeenBy(tx, viewer))], values)),
      }),
  };
};

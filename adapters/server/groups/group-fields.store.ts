import { sql } from "kysely";
import { type FieldViewer, isMaskedFor } from "../../../core/fields/field-access.rule.ts";
import { contactFields, type GroupField } from "../../../core/groups/contact-fields.rule.ts";
import type { GroupFields } from "../../../core/groups/shown-group.rule.ts";
import type { Tx } from "../storage/database.ts";

/** All fields that groups of the organisation may filter by, whoever created them, except values fetched per contact. */
export const groupFields = async (tx: Tx): Promise<readonly GroupField[]> => {
  const { rows } =
    await sql<GroupField>`select name, label, type, field_choices(org_id, name, options) as values from fields where org_id = ${tx.org} and deleted_at is null and bucket is distinct from 'http' order by position, field_id`.execute(
      tx.db,
    );
  return [...contactFields, ...rows];
};

const seenAmong = async (tx: Tx, viewer: FieldViewer, all: readonly GroupField[]): Promise<readonly GroupField[]> => {
  const { rows } = await sql<{ hidden: readonly string[] }>`select hidden_fields(${tx.org}, ${viewer}) as hidden`.execute(tx.db);
  const hidden = new Set(rows[0]?.hidden);
  return all.filter(({ name }) => !hidden.has(name));
};

/** Those that the viewer may see, unmasked or masked. */
export const groupFieldsSeenBy = async (tx: Tx, viewer: FieldViewer): Promise<readonly GroupField[]> =>
  seenAmong(tx, viewer, await groupFields(tx));

/** All fields, and those that the viewer may filter by: fields seen unmasked. */
export const fieldsOfGroups = async (tx: Tx, viewer: FieldViewer): Promise<GroupFields> => {
  const all = await groupFields(tx);
  return { all, askable: (await seenAmong(tx, viewer, all)).filter(({ type }) => !isMaskedFor(type, viewer)) };
};

/** The fields that the viewer may filter by. */
export const askableFields = async (tx: Tx, viewer: FieldViewer): Promise<readonly GroupField[]> =>
  (await fieldsOfGroups(tx, viewer)).askable;

/** The time zone in which an organisation counts days. */
export const timezoneOf = async (tx: Tx, org: number | null): Promise<string> => {
  const { rows } = await sql<{ timezone: string }>`select timezone from orgs where org_id = ${org}`.execute(tx.db);
  return rows[0]?.timezone ?? "UTC";
};

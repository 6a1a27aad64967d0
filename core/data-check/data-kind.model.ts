import * as t from "io-ts";
import { writtenColumns } from "./known-fields.ts";
import type { ValueType } from "./value-type.rule.ts";

/** One column of a kind: the type of its values, and whether it is required. */
export type Column = { readonly type: ValueType; readonly required?: true };
export type Columns = Readonly<Record<string, Column>>;

const id = { type: "id", required: true } as const;
const text = { type: "text" } as const;
const name = { type: "text", required: true } as const;
const instant = { type: "instant" } as const;
const reference = { type: "id" } as const;
const flag = { type: "flag" } as const;
const number = { type: "number" } as const;
const object = { type: "object" } as const;
const list = { type: "list" } as const;

const period = { start_time: instant, end_time: instant } as const;
const times = { created_at: instant, updated_at: instant } as const;
const start = { start_date: { type: "date" }, start_at: { type: "clock" }, timezone: { type: "zone" } } as const;
const branching = { wf_pid: reference, wf_if: { type: "any" }, wf_next_trigger: reference, wf_detached: flag, order: number } as const;

/** The kinds that can be checked: the words that identify one in a file name, and its columns. Referenced kinds come first. */
export const dataKinds = {
  fields: {
    words: ["fields", "field", "buckets"],
    columns: {
      name,
      label: name,
      type: name,
      section: text,
      order: number,
      values: { type: "any" },
      is_event: flag,
      bucket_id: reference,
      filters: { type: "texts" },
      editable: flag,
      form_hidden: flag,
      required: flag,
      access: text,
      share_editable: number,
      custom_object_id: reference,
      custom_object_field: text,
      custom_object_field_map: object,
      custom_record_id: reference,
      title: text,
      fields: object,
    },
  },
  users: {
    words: ["users", "user", "staff"],
    columns: {
      id,
      first_name: text,
      last_name: text,
      name: text,
      initials: text,
      email: { type: "emails", required: true },
      mobile: { type: "phones" },
      photo: text,
      role: name,
      status: number,
      teams: { type: "ids" },
      selected_team: reference,
      features: { type: "any" },
      feature_flags: { type: "any" },
      add_contacts: flag,
      delete_contacts: flag,
      import_contacts: flag,
      ...times,
    },
  },
  lessons: {
    words: ["lessons", "lesson"],
    columns: {
      id,
      uuid: text,
      name,
      items: list,
      folder_id: reference,
      banner_img: text,
      length: number,
      metadata: object,
      tags: { type: "tags" },
      user_id: reference,
      deleted_at: instant,
      ...times,
    },
  },
  campaigns: {
    words: ["campaigns", "campaign"],
    columns: {
      id,
      name,
      internal_name: text,
      type: text,
      ...period,
      user_id: reference,
      portal_section: text,
      show_order: number,
      status: text,
      ...times,
    },
  },
  groups: {
    words: ["groups", "group", "bookmarks", "bookmark"],
    columns: {
      id,
      name,
      filters: { type: "any" },
      folder_id: reference,
      share_to: object,
      order: number,
      user_id: reference,
      count: number,
      ...times,
    },
  },
  workflows: {
    words: ["workflows", "workflow", "triggers", "trigger", "automations", "automation"],
    columns: {
      id,
      name: text,
      type: text,
      campaign_id: reference,
      nodes: list,
      draft: flag,
      paused: flag,
      ...period,
      ...start,
      ...branching,
      delay: number,
      join_delay: number,
      sorting_time: number,
      parent_trigger: reference,
      child_triggers: { type: "ids" },
      include_extra_lessons: flag,
      bookmark_id: reference,
      conditions: list,
      lesson_id: reference,
      add_tags: { type: "tags" },
      remove_tags: { type: "tags" },
      send_alert: flag,
      automatic: flag,
      status: text,
      ...times,
    },
  },
  courses: {
    words: ["courses", "course"],
    columns: {
      id,
      name: text,
      campaign_id: reference,
      triggers: list,
      schema_level: text,
      show_order: number,
      joined: flag,
      level: number,
      ...times,
    },
  },
  contacts: {
    words: ["contacts", "contact", "people"],
    columns: {
      id: reference,
      con_id: reference,
      name: text,
      ...writtenColumns,
      photo: text,
      archived: flag,
      fields: object,
      ...times,
    },
  },
} as const satisfies Record<string, { readonly words: readonly string[]; readonly columns: Columns }>;

export const DataKind = t.keyof(dataKinds, "DataKind");
export type DataKind = t.TypeOf<typeof DataKind>;

/** The kinds in the order in which they are checked. */
export const dataKindNames: readonly DataKind[] = Object.keys(dataKinds).filter(DataKind.is);

export const columnsOf = (kind: DataKind): Columns => dataKinds[kind].columns;

import type { Generated } from "kysely";

/** Columns of a plain resource's table, for its `*.tables.ts`: the key, the fields, and those that every such table has. */
export type PlainColumns<Key extends string, V> = { readonly [K in Key]: Generated<number> } & V & {
    org_id: number;
    create_key: string | null;
    version: Generated<number>;
    deleted_at: number | null;
    created_at: number;
    updated_at: number;
  };

import type { Generated } from "kysely";

type Kept = { org_id: number; version: Generated<number>; deleted_at: number | null; created_at: number; updated_at: number };

type GroupFolders = Kept & { folder_id: Generated<number>; parent_id: Generated<number | null>; name: string; order: Generated<number> };

type ContactGroups = Kept & {
  group_id: Generated<number>;
  folder_id: number | null;
  user_id: number | null;
  name: string;
  /** JSON text when written */
  filters: unknown;
  share_users: Generated<number[]>;
  share_teams: Generated<number[]>;
  share_all: Generated<boolean>;
  view: Generated<"grid" | "list">;
  order: Generated<number>;
};

type GroupStates = {
  group_id: number;
  org_id: number;
  basis: string;
  timezone: string;
  evaluated_at: number;
  due_at: number | null;
  members: Generated<number>;
};
type ContactChanges = { change_id: Generated<number>; org_id: number; con_ids: number[] | null; reads: string[] | null };

type ContactEvents = {
  event_id: Generated<number>;
  org_id: number;
  con_id: number;
  at: number;
  kind: string;
  campaign: string | null;
  lesson: string | null;
  item: string | null;
  answer: string | null;
  correct: boolean | null;
  watched_from: number | null;
  watched_to: number | null;
  watched_start: number | null;
  watched_end: number | null;
  points: number | null;
  tracker: string | null;
  value: number | null;
};

declare module "../storage/schema.ts" {
  interface Schema {
    group_folders: GroupFolders;
    contact_groups: ContactGroups;
    group_members: { org_id: number; group_id: number; con_id: number };
    group_states: GroupStates;
    contact_changes: ContactChanges;
    contact_events: ContactEvents;
    learning_events: ContactEvents & { trigger_id: Generated<number | null>; activity_id: Generated<number | null> };
  }
}

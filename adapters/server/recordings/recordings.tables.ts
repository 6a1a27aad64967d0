type Recordings = {
  file_id: number;
  org_id: number;
  user_id: number | null;
  lesson_id: number | null;
  item_uuid: string | null;
  trigger_id: number | null;
  created_at: number;
};

declare module "../storage/schema.ts" {
  interface Schema {
    recordings: Recordings;
  }
}

export type { Recordings };

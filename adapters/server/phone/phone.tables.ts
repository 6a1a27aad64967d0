import type { Generated } from "kysely";

type PhoneLines = {
  phone_number: string;
  org_id: number;
  sid: string;
  teams: Generated<number[]>;
  user_id: number | null;
  purchased_at: number;
};

declare module "../storage/schema.ts" {
  interface Schema {
    phone_lines: PhoneLines;
  }
}

export type { PhoneLines };

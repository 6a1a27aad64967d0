import type { Generated } from "kysely";

type AnalyticsEvents = {
  event_id: Generated<number>;
  org_id: number;
  user_id: number | null;
  con_id: number | null;
  team_id: number | null;
  name: string;
  facts: Generated<unknown>;
  at: number;
};

declare module "../storage/schema.ts" {
  interface Schema {
    analytics_events: AnalyticsEvents;
  }
}

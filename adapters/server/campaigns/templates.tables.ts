import type { Generated } from "kysely";

type CampaignTemplates = {
  template_id: Generated<number>;
  org_id: number;
  name: string;
  content: unknown;
  user_id: number | null;
  created_at: number;
  deleted_at: number | null;
};

declare module "../storage/schema.ts" {
  interface Schema {
    campaign_templates: CampaignTemplates;
  }
}

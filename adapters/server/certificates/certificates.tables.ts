import type { Generated } from "kysely";

type Certificates = {
  certificate_id: Generated<number>;
  org_id: number;
  con_id: number;
  campaign_id: number;
  code: string;
  name: string;
  course: string;
  language: string;
  issued_at: number;
};

declare module "../storage/schema.ts" {
  interface Schema {
    certificates: Certificates;
  }
}

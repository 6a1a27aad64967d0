import type { Generated } from "kysely";

type PortalRoles = {
  role_id: Generated<number>;
  org_id: number;
  name: string;
  permissions: Generated<readonly string[]>;
  relation: string | null;
  fields: Generated<readonly string[]>;
  is_default: Generated<boolean>;
  version: Generated<number>;
  created_at: number;
  updated_at: number;
  deleted_at: Generated<number | null>;
};

type ResourceRoles = { org_id: number; resource: string; resource_id: number; role_id: number };

type ReportPublications = { org_id: number; report: string; role_id: number; published_at: number };

declare module "../storage/schema.ts" {
  interface Schema {
    portal_roles: PortalRoles;
    resource_roles: ResourceRoles;
    report_publications: ReportPublications;
  }
}

import type { Generated } from "kysely";

type Teams = {
  team_id: Generated<number>;
  org_id: number;
  label: string;
  color: Generated<string>;
  twilio_phone: string | null;
  contact_fields: Generated<string[]>;
  version: Generated<number>;
  deleted_at: number | null;
  created_at: number;
  updated_at: number;
};

/** @property resource `campaigns`, `lessons`, `lessons/folders`, `files` or `files/folders` */
type ResourceTeams = { org_id: number; resource: string; resource_id: number; team_id: number; created_at: number };

type TeamDeletions = {
  team_id: number;
  org_id: number;
  contacts_to: number | null;
  shares_to: number | null;
  line_to: number | null;
  users: Generated<number[]>;
  at: number;
  done_at: number | null;
};

type TeamMoves = { org_id: number; team_id: number; kind: string; record_id: string; had: boolean };

declare module "../storage/schema.ts" {
  interface Schema {
    teams: Teams;
    resource_teams: ResourceTeams;
    team_deletions: TeamDeletions;
    team_moves: TeamMoves;
  }
}

type EnabledPrograms = { org_id: number; program_id: string; form: unknown; user_id: number | null; enabled_at: number };

declare module "../storage/schema.ts" {
  interface Schema {
    enabled_programs: EnabledPrograms;
  }
}

export type { EnabledPrograms };

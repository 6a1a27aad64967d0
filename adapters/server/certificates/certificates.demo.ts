import { sql } from "kysely";
import type { Demo } from "../demo/demo.ts";

/** Finishing a course gives a certificate. */
export const demo: Demo = {
  place: 185,
  seed: async ({ db }, { org }) => {
    await sql`update campaigns set certificate = true where org_id = ${org} and type = 'course'`.execute(db);
  },
};

import type { Demo } from "../../../../../../adapters/server/demo/demo.ts";
import { addParcel } from "./parcels.store.ts";

/** One parcel, sent to the first contact. */
export const demo: Demo = {
  place: 1000,
  seed: async (tx, { org, now }) => {
    const { con_id } = await tx.db
      .selectFrom("contacts")
      .select("con_id")
      .where("org_id", "=", org)
      .orderBy("con_id")
      .limit(1)
      .executeTakeFirstOrThrow();
    await addParcel(tx, org, { con_id, name: "Welcome box" }, now);
  },
};

import type { Demo } from "../demo/demo.ts";

/** A second portal, which the organisation opened later. */
export const demo: Demo = {
  place: 340,
  seed: async ({ db }, { org, now }) => {
    await db
      .insertInto("portals")
      .values({ pid: "harbor-partners", org_id: org, title: "Harbor Partners", created_at: now + 1, full_screen: false })
      .execute();
  },
};

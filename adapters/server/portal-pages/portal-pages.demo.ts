import type { Demo } from "../demo/demo.ts";

const day = 24 * 3600;

const houseRules =
  "<h2>Before you come aboard</h2><ul><li>Wear a life jacket on every pontoon.</li><li>Tell the harbor office where you are.</li></ul><p>Questions? Call the <strong>harbor office</strong> at any hour.</p>";

/** Pages of the portal: one that learners see, and a draft. */
export const demo: Demo = {
  place: 170,
  seed: async ({ db }, { org, now }) => {
    const dates = { org_id: org, created_at: now - 20 * day, updated_at: now - 6 * day, deleted_at: null };
    await db
      .insertInto("portal_pages")
      .values([
        {
          ...dates,
          path: "house-rules",
          title: "House rules",
          html: houseRules,
          draft_title: "House rules",
          draft_html: houseRules,
          published_at: now - 6 * day,
        },
        { ...dates, path: "opening-hours", draft_title: "Opening hours", draft_html: "<p>To be written.</p>", published_at: null },
      ])
      .execute();
  },
};

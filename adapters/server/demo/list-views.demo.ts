import { type ListSettings } from "../../../core/contacts/list-view.model.ts";
import { listViewLimits } from "../../../core/views/saved-view.model.ts";
import type { Demo } from "./demo.ts";

const day = 24 * 3600;

const columns = (...ids: readonly string[]): ListSettings["columns"] =>
  ids.slice(0, listViewLimits.columns).map((id) => ({ id, width: null }));

const views: readonly {
  readonly name: string;
  readonly role: "owner" | "admin";
  readonly shared: boolean;
  readonly settings: ListSettings;
}[] = [
  {
    name: "Customers by job",
    role: "owner",
    shared: true,
    settings: {
      filters: { tags: { $overlaps: ["customer"] } },
      sort: "fields.job_title",
      columns: columns("name", "fields.job_title", "fields.years_here", "fields.remote", "tags"),
      kind: "list",
    },
  },
  {
    name: "New this month",
    role: "admin",
    shared: true,
    settings: {
      filters: { created_at: { $ltdays: 30 } },
      sort: "-created",
      columns: columns("name", "email", "mobile", "created"),
      kind: "list",
    },
  },
  {
    name: "Reviews to plan",
    role: "owner",
    shared: false,
    settings: {
      filters: { $and: [{ next_review: { $any: true } }, { tags: { $none: ["vip"] } }] },
      sort: "fields.next_review",
      columns: columns("name", "fields.next_review", "fields.recruited_by", "fields.tax_number"),
      kind: "list",
    },
  },
];

/** Contact list views: two shared with everyone, one of the owner's own. */
export const demo: Demo = {
  place: 140,
  seed: async ({ db }, { org, now }) => {
    const users = await db.selectFrom("users").select(["user_id", "role"]).where("org_id", "=", org).execute();
    const rows = views.map(({ name, role, shared, settings }, order) => ({
      org_id: org,
      list: "contacts" as const,
      user_id: users.find((user) => user.role === role)?.user_id ?? null,
      name,
      shared,
      settings: JSON.stringify(settings),
      deleted_at: null,
      created_at: now - (30 - order) * day,
      updated_at: now - (10 - order) * day,
    }));
    await db.insertInto("list_views").values(rows).execute();
  },
};

import type { Demo } from "../demo/demo.ts";

/** A preset that an invited colleague follows, and one for guests that nobody follows yet. */
export const demo: Demo = {
  place: 315,
  seed: async ({ db }, { org, now }) => {
    const dates = { org_id: org, created_at: now, updated_at: now };
    const presets = await db
      .insertInto("permission_presets")
      .values([
        { ...dates, name: "Teacher", role: "user", flags: ["contacts", "lessons"] },
        { ...dates, name: "Guest teacher", role: "guest", flags: ["contacts", "lessons"] },
      ])
      .returning(["preset_id", "name"])
      .execute();
    const teacher = presets.find(({ name }) => name === "Teacher")?.preset_id ?? null;
    await db
      .updateTable("users")
      .set({ preset_id: teacher })
      .where("org_id", "=", org)
      .where("email", "=", "nadia@harbor.example")
      .execute();
  },
};

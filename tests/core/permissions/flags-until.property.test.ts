import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { allFlags, type Flag } from "../../../core/access/role.model.ts";
import { endsOf, flagsInForce, longestGrantDays } from "../../../core/permissions/flags-until.rule.ts";
import { endOfGrantDay, grantDays, lastGrantDay } from "../../../core/permissions/grant-day.rule.ts";
import { accessBack, switchChange } from "../../../core/permissions/permission-switch.rule.ts";
import { permissionFacts } from "../../../core/permissions/permission-table.rule.ts";
import { decideUserChange, type StoredUser } from "../../../core/users/decide-user-change.rule.ts";

const now = 1_795_780_800;
const day = 86_400;
const flags = fc.subarray([...allFlags]);
const ends = fc.dictionary(fc.constantFrom<Flag>(...allFlags), fc.integer({ min: now - 3, max: now + 3 }));

describe("Permissions with an end", () => {
  it("should be in force exactly until it, and take what needs them with them", () => {
    fc.assert(
      fc.property(flags, ends, (held, until) => {
        const inForce = flagsInForce(held, until, now);
        const isOver = (flag: Flag): boolean => held.includes(flag) && (until[flag] ?? now + 1) <= now;
        for (const flag of allFlags)
          expect(inForce.includes(flag), flag).toBe(held.includes(flag) && !isOver(flag) && !permissionFacts(flag).needs.some(isOver));
        expect(Object.keys(endsOf(inForce, until)).every((flag) => inForce.some((one) => one === flag))).toBe(true);
        expect(flagsInForce(held, {}, now)).toEqual(held);
      }),
    );
  });

  it("should be out of force where the stored end is unreadable", () => {
    expect(flagsInForce(["lessons", "reports", "nonsense"], { lessons: "soon" }, now)).toEqual(["reports"]);
  });

  const uma: StoredUser = {
    id: 5,
    name: "Uma Ueda",
    first_name: "Uma",
    last_name: "Ueda",
    mobile: null,
    photo: null,
    role: "user",
    teams: [],
    flags: ["contacts", "lessons"],
    flags_until: { lessons: now + day },
    preset_id: null,
    row_rule: "all",
    status: 1,
    version: 1,
  };
  const changed = (change: object, of: Partial<StoredUser> = {}) =>
    decideUserChange({ id: 1, role: "admin" }, { ...uma, ...of }, { version: 1, ...change }, new Set(), null, null, now);

  it("should be granted with what they need, keep their end over other changes, and lose it when switched anew", () => {
    const granted = changed(switchChange(uma, "import_contacts", true, now + 2 * day));
    expect(granted).toMatchObject({ right: { values: { flags_until: { import_contacts: now + 2 * day, lessons: now + day } } } });
    const alone = changed(switchChange({ flags: [] }, "import_contacts", true, now + day), { flags: [], flags_until: {} });
    expect(alone).toMatchObject({ right: { after: { flags_until: { contacts: now + day, import_contacts: now + day } } } });
    expect(changed({ feature_flags: { lessons: false } })).toMatchObject({ right: { after: { flags_until: {} } } });
    expect(changed({ flags_until: { lessons: null } })).toMatchObject({
      right: { before: { flags_until: { lessons: now + day } }, after: { flags_until: {} } },
    });
    expect(changed({ flags_until: { lessons: now + day } })).toEqual(E.right(null));
    expect(
      changed(accessBack({ role: "user", flags: uma.flags, flags_until: uma.flags_until, preset_id: null }), {
        flags: [],
        flags_until: {},
      }),
    ).toMatchObject({
      right: { values: { flags: uma.flags, flags_until: uma.flags_until } },
    });
  });

  it.each([
    ["an end that has come", { lessons: now }, "This day has passed"],
    ["an end in years", { lessons: now + (longestGrantDays + 3) * day }, "for up to 366 days"],
    ["the end of a permission that is not granted", { reports: now + day }, "that is not granted has no end"],
  ])("should refuse %s", (_what, flags_until, why) => {
    expect(changed({ flags_until })).toMatchObject({ left: { tag: "invalid", errors: { flags_until: [expect.stringContaining(why)] } } });
  });
});

describe("The last day of a permission", () => {
  it("should be the day that was chosen, in every time zone, and end with it", () => {
    for (const zone of ["UTC", "America/New_York", "Pacific/Kiritimati", "Asia/Kathmandu"]) {
      const { first, last } = grantDays(now, zone);
      for (const chosen of [first, last, "2027-03-14", "2027-03-28"]) expect(lastGrantDay(endOfGrantDay(chosen, zone), zone)).toBe(chosen);
      expect(endOfGrantDay(first, zone)).toBeGreaterThan(now);
      expect(endOfGrantDay(first, zone)).toBeLessThanOrEqual(now + day);
    }
  });
});

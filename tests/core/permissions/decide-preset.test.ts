import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../../core/kernel/failure.ts";
import { decideNewPreset, decidePresetChange, decidePresetReturn, type Follower } from "../../../core/permissions/decide-preset.rule.ts";
import { type Preset, presetLimits } from "../../../core/permissions/preset.model.ts";
import { decideUserChange, type StoredUser } from "../../../core/users/decide-user-change.rule.ts";

const teacher: Preset = { preset_id: 7, name: "Teacher", role: "user", flags: ["contacts", "lessons"], version: 2, followers: 2 };
const follower = (id: number, more: Partial<Follower> = {}): Follower => ({
  id,
  name: `Follower ${id}`,
  role: "user",
  flags: ["contacts", "lessons"],
  teams: [],
  status: 1,
  version: 1,
  ...more,
});
const draft = { name: "Teacher", role: "user", flags: ["contacts", "lessons"] } as const;
const change = (asked: object, followers: readonly Follower[] = [follower(3)], caller = 1) =>
  decidePresetChange([teacher], followers, caller, 7, { ...draft, version: 2, ...asked });
const errors = (answer: E.Either<Failure, unknown>): unknown =>
  E.isLeft(answer) && answer.left.tag === "invalid" ? answer.left.errors : answer;

describe("decideNewPreset", () => {
  it("should store a trimmed name and the permissions that the role can hold, in the order of the table", () => {
    expect(decideNewPreset([], { name: "  Guest teacher ", role: "guest", flags: ["settings", "lessons", "contacts"] })).toEqual(
      E.right({ name: "Guest teacher", role: "guest", flags: ["contacts", "lessons"] }),
    );
  });

  it("should refuse an empty or a taken name, a permission without what it needs, and one preset too many", () => {
    expect(errors(decideNewPreset([], { ...draft, name: " " }))).toEqual({ name: ["Give the preset a name."] });
    expect(errors(decideNewPreset([teacher], { ...draft, name: "teacher " }))).toEqual({
      name: ["There is a preset “teacher” already. Choose another name."],
    });
    expect(errors(decideNewPreset([], { ...draft, flags: ["add_contacts"] }))).toEqual({
      flags: ["“Add contacts” needs “See contacts”. Grant “See contacts” too, or take “Add contacts” away."],
    });
    const many = Array.from({ length: presetLimits.presets }, (_, at) => ({ ...teacher, preset_id: at, name: `Preset ${at}` }));
    expect(errors(decideNewPreset(many, draft))).toEqual({ name: ["There can be up to 50 presets. Delete one first."] });
    expect(E.isRight(decideNewPreset(many.slice(1), draft))).toBe(true);
  });
});

describe("decidePresetChange", () => {
  it("should change exactly the followers that differ, each with what was before", () => {
    const decided = change({ flags: ["contacts", "reports"] }, [follower(3), follower(4, { flags: ["reports", "contacts"] })]);
    expect(decided).toMatchObject(
      E.right({
        values: { name: "Teacher", role: "user", flags: ["contacts", "reports"] },
        followers: [{ id: 3, before: { flags: ["contacts", "lessons"] }, after: { flags: ["contacts", "reports"] } }],
      }),
    );
    expect(change({ name: "Tutor" })).toMatchObject(E.right({ followers: [] }));
    expect(change({ version: 1 })).toEqual(E.right(null));
  });

  it("should refuse another version, a preset that is gone, the caller's own role, and a guest without a team", () => {
    expect(change({ version: 1, name: "Tutor" })).toMatchObject(E.left({ tag: "conflict", current: teacher }));
    expect(decidePresetChange([], [], 1, 7, { ...draft, version: 2 })).toMatchObject(E.left({ tag: "not-found" }));
    expect(change({ role: "admin" }, [follower(1)])).toMatchObject(E.left({ tag: "forbidden" }));
    expect(errors(change({ role: "guest" }, [follower(3, { teams: [1] }), follower(4)]))).toEqual({
      role: ["Follower 4 follows this preset and is in no team, which guests need. Put Follower 4 in a team first."],
    });
    expect(E.isRight(change({ role: "guest" }, [follower(3, { teams: [1] }), follower(4, { status: 0 })]))).toBe(true);
  });
});

describe("decidePresetReturn", () => {
  it("should refuse a name that was given anew", () => {
    expect(decidePresetReturn([teacher], "TEACHER")).toMatchObject({ tag: "invalid" });
    expect(decidePresetReturn([teacher], "Tutor")).toBe(null);
  });
});

describe("a user who follows a preset", () => {
  const stored: StoredUser = {
    id: 5,
    name: "Uma Ueda",
    first_name: "Uma",
    last_name: "Ueda",
    mobile: null,
    photo: null,
    role: "user",
    teams: [],
    flags: ["contacts"],
    flags_until: {},
    preset_id: null,
    row_rule: "all",
    status: 1,
    version: 1,
  };
  const asked = (more: object, of: Partial<StoredUser> = {}, preset: Preset | null = null) =>
    decideUserChange({ id: 1, role: "admin" }, { ...stored, ...of }, { version: 1, ...more }, new Set(), preset, null, 0);

  it("should get role and permissions of it, and refuse one that is gone or that comes with others", () => {
    expect(asked({ preset_id: 7 }, {}, teacher)).toMatchObject(
      E.right({ values: { role: "user", flags: ["contacts", "lessons"], preset_id: 7 }, before: { preset_id: null } }),
    );
    expect(errors(asked({ preset_id: 7 }))).toEqual({ preset_id: ["This preset no longer exists."] });
    expect(errors(asked({ preset_id: 7, role: "guest" }, {}, teacher))).toHaveProperty("preset_id");
    expect(errors(asked({ preset_id: 7, add_contacts: true }, {}, teacher))).toHaveProperty("preset_id");
    expect(errors(asked({ preset_id: 7 }, {}, { ...teacher, role: "guest" }))).toEqual({ teams: ['Team is required for "Guest" user'] });
  });

  it("should keep it while only other values change, and have their own permissions once role or permissions do", () => {
    const following = { preset_id: 7, flags: teacher.flags };
    expect(asked({ first_name: "Una", feature_flags: { lessons: true } }, following)).toMatchObject(E.right({ values: { preset_id: 7 } }));
    expect(asked({ feature_flags: { reports: true } }, following)).toMatchObject(
      E.right({ values: { preset_id: null }, before: { preset_id: 7 } }),
    );
    expect(asked({ role: "admin" }, following)).toMatchObject(E.right({ values: { preset_id: null } }));
    expect(asked({ preset_id: null }, following)).toMatchObject(E.right({ values: { preset_id: null, flags: teacher.flags } }));
  });

  it("should be refused a permission without what it needs, unless it was stored so before", () => {
    const refused = { feature_flags: ["“Add contacts” needs “See contacts”. Grant “See contacts” too, or take “Add contacts” away."] };
    expect(errors(asked({ add_contacts: true, feature_flags: { contacts: false } }))).toEqual(refused);
    expect(errors(asked({ feature_flags: { contacts: false } }, { flags: ["contacts", "add_contacts"] }))).toEqual(refused);
    expect(E.isRight(asked({ feature_flags: { lessons: true } }, { flags: ["add_contacts"] }))).toBe(true);
    expect(E.isRight(asked({ role: "admin", add_contacts: true, feature_flags: { contacts: false } }))).toBe(true);
  });
});

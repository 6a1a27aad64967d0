import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { allFlags, type Flag, Role } from "../../../core/access/role.model.ts";
import { unwrapValues, wrapValues } from "../../../core/client/unwrap-value.rule.ts";
import type { Colleague } from "../../../core/users/colleague.model.ts";
import { decideRestore } from "../../../core/users/decide-restore.rule.ts";
import { decideUserChange, type StoredUser } from "../../../core/users/decide-user-change.rule.ts";
import { firstFlags, flagsOfRole } from "../../../core/users/first-flags.rule.ts";
import { manageProblem, type PeopleAction } from "../../../core/users/manage-people.rule.ts";
import { peopleCsv } from "../../../core/users/people-csv.rule.ts";
import { allUsers, peopleViewOf, shownPeople } from "../../../core/users/people-list.view-model.ts";

const roles = Object.keys(Role.keys).filter(Role.is);
const person = fc.record({ id: fc.integer({ min: 1, max: 3 }), role: fc.constantFrom(...roles) });
const actions: readonly PeopleAction[] = ["details", "role", "archive", "two-step"];
const stored: StoredUser = {
  id: 5,
  name: "Uma Ueda",
  first_name: "Uma",
  last_name: "Ueda",
  mobile: null,
  photo: null,
  role: "user",
  teams: [1],
  flags: ["contacts"],
  flags_until: {},
  preset_id: null,
  row_rule: "all",
  status: 1,
  version: 3,
};
const admin = { id: 1, role: "admin" } as const;
const teams = new Set([1, 2]);
const change = (asked: object, of: StoredUser | null = stored, actor: { readonly id: number; readonly role: Role } = admin) =>
  decideUserChange(actor, of ?? undefined, { version: 3, ...asked }, teams, null, "current", 1000);

describe("manageProblem", () => {
  it("should let only administrators manage users, only the owner change the owner, and no user change their own role, archive themselves or reset their own two-step sign-in", () => {
    fc.assert(
      fc.property(person, person, fc.constantFrom(...actions), (actor, target, action) => {
        const problem = manageProblem(actor, target, action);
        const isOwn = actor.id === target.id;
        if (actor.role !== "admin" && actor.role !== "owner") expect(problem).not.toBe(null);
        if (target.role === "owner" && !isOwn) expect(problem).not.toBe(null);
        if (isOwn && action !== "details") expect(problem).not.toBe(null);
        if ((actor.role === "admin" || actor.role === "owner") && !isOwn && target.role !== "owner") expect(problem).toBe(null);
      }),
    );
  });
});

describe("decideUserChange", () => {
  it("should store what changed, and return the values before and after", () => {
    expect(change({ first_name: " Una ", role: "admin", feature_flags: { lessons: true }, add_contacts: true })).toEqual(
      E.right({
        values: {
          first_name: "Una",
          last_name: "Ueda",
          mobile: null,
          photo: null,
          role: "admin",
          teams: [1],
          flags: ["contacts", "add_contacts", "lessons"],
          flags_until: {},
          preset_id: null,
          row_rule: "all",
        },
        before: { first_name: "Uma", role: "user", flags: ["contacts"] },
        after: { first_name: "Una", role: "admin", flags: ["contacts", "add_contacts", "lessons"] },
      }),
    );
  });

  it("should store nothing where all values are stored already, whatever the version", () => {
    expect(change({ version: 1, teams: [1, 1], mobile: null })).toEqual(E.right(null));
  });

  it.each([
    ["a user who does not exist", {}, null, admin, "not-found"],
    ["a version that is not the stored one", { version: 2, first_name: "Una" }, stored, admin, "conflict"],
    ["an archived user", { first_name: "Una" }, { ...stored, status: 0 }, admin, "conflict"],
    ["a guest without a team", { role: "guest", teams: [] }, stored, admin, "invalid"],
    ["a team that is gone", { teams: [9] }, stored, admin, "invalid"],
    ["a second owner", { role: "owner" }, stored, admin, "invalid"],
    ["the owner, by an administrator", { first_name: "Una" }, { ...stored, role: "owner" }, admin, "forbidden"],
    ["their own role", { role: "user" }, { ...stored, role: "admin" }, { id: 5, role: "admin" }, "forbidden"],
    ["any user, by a member", { first_name: "Una" }, stored, { id: 1, role: "user" }, "forbidden"],
  ] as const)("should refuse %s", (_what, asked, of, actor, tag) => {
    expect(change(asked, of, actor)).toMatchObject({ left: { tag } });
  });

  it("should give members a row rule, and neither administrators nor guests, whose own waits until they are members again", () => {
    expect(change({ row_rule: "assigned" })).toMatchObject(
      E.right({ values: { row_rule: "assigned" }, before: { row_rule: "all" }, after: { row_rule: "assigned" } }),
    );
    for (const role of ["admin", "guest"] as const)
      expect(change({ row_rule: "teams" }, { ...stored, role })).toMatchObject(
        E.left({ tag: "invalid", errors: { row_rule: [expect.anything()] } }),
      );
    expect(change({ role: "admin" }, { ...stored, row_rule: "teams" })).toMatchObject(
      E.right({ values: { role: "admin", row_rule: "teams" } }),
    );
    expect(change({ row_rule: "teams" }, stored, { id: 9, role: "user" })).toMatchObject(E.left({ tag: "forbidden" }));
  });

  it("should let the owner change their own name, and keep the role", () => {
    expect(change({ first_name: "Olive" }, { ...stored, role: "owner" }, { id: 5, role: "owner" })).toMatchObject({
      right: { after: { first_name: "Olive" }, values: { role: "owner" } },
    });
  });

  it("should give and take any set of permissions as asked, unless one would newly lack what it needs", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...allFlags)),
        fc.dictionary(fc.constantFrom(...allFlags), fc.boolean()),
        (flags, asked) => {
          const decided = change({ feature_flags: asked }, { ...stored, flags });
          const after = E.isRight(decided) && decided.right !== null ? decided.right.values.flags : flags;
          const wanted = allFlags.filter((flag) => asked[flag] ?? flags.includes(flag));
          const isLame = (held: readonly Flag[], flag: Flag): boolean =>
            flag.endsWith("_contacts") && held.includes(flag) && !held.includes("contacts");
          const isRefused = allFlags.some((flag) => isLame(wanted, flag) && !isLame(flags, flag));
          expect(E.isLeft(decided)).toBe(isRefused);
          if (!isRefused) expect(allFlags.filter((flag) => after.includes(flag))).toEqual(wanted);
        },
      ),
    );
  });
});

describe("flagsOfRole", () => {
  it("should propose the permissions of a new user to an administrator who becomes a member or guest, and keep all others", () => {
    const on = (role: Role, next: Role): readonly string[] | null => {
      const proposed = flagsOfRole({ role }, next);
      return proposed === null ? null : allFlags.filter((flag) => proposed[flag]);
    };
    expect(on("admin", "guest")).toEqual(["contacts"]);
    expect(on("admin", "user")?.toSorted()).toEqual([...firstFlags("user")].toSorted());
    expect(on("user", "guest")).toBe(null);
    expect(on("admin", "admin")).toBe(null);
  });
});

describe("decideRestore", () => {
  it("should let administrators restore archived users only", () => {
    expect(decideRestore(admin, { ...stored, status: 0 })).toEqual(E.right(true));
    expect(decideRestore(admin, stored)).toEqual(E.right(false));
    expect(decideRestore({ id: 2, role: "user" }, { ...stored, status: 0 })).toMatchObject({ left: { tag: "forbidden" } });
    expect(decideRestore(admin, undefined)).toMatchObject({ left: { tag: "not-found" } });
  });
});

const colleague = (id: number, name: string, rest: Partial<Colleague> = {}): Colleague => ({
  id,
  first_name: name,
  last_name: "",
  name,
  initials: "",
  email: `${name.toLowerCase()}@x.org`,
  mobile: null,
  photo: null,
  role: "user",
  status: 1,
  teams: [],
  state: "active",
  preset_id: null,
  seen_at: null,
  version: 1,
  ...rest,
});

describe("peopleViewOf", () => {
  it.each([
    [undefined, null, "list"],
    [undefined, "grid", "grid"],
    [undefined, "pyramid", "list"],
    ["list", "grid", "list"],
    ["grid", null, "grid"],
    ["pyramid", "grid", "grid"],
  ] as const)("should show for %j in the address and %j on the device: %s", (asked, remembered, shown) => {
    expect(peopleViewOf(asked, remembered)).toBe(shown);
  });
});

describe("shownPeople", () => {
  const users = [
    colleague(1, "Zoé", { role: "owner", seen_at: 50 }),
    colleague(2, "ana", { teams: [7], state: "invited" }),
    colleague(3, "Bo", { role: "guest", teams: [7], seen_at: 90 }),
  ];
  const ids = (asked: Partial<typeof allUsers>) => shownPeople(users, { ...allUsers, ...asked }).map(({ id }) => id);
  it.each([
    [{}, [2, 3, 1]],
    [{ sort: "-name" }, [1, 3, 2]],
    [{ sort: "role" }, [1, 2, 3]],
    [{ sort: "seen" }, [3, 1, 2]],
    [{ search: "ZOE x.org" }, [1]],
    [{ team: 7 }, [2, 3]],
    [{ team: 7, role: "guest" as const }, [3]],
    [{ state: "invited" as const }, [2]],
  ])("should show for %j", (asked, expected) => {
    expect(ids(asked)).toEqual(expected);
  });
});

describe("peopleCsv", () => {
  it("should quote what needs it and calculate nothing", () => {
    const words = { columns: ["Name"], role: () => "Member", state: () => "Active", team: String };
    expect(peopleCsv([colleague(1, '=1+1, "x"', { teams: [1, 2], seen_at: 0 })], words)).toBe(
      '\ufeffName\r\n"\'=1+1, ""x""","\'=1+1, ""x""@x.org",Member,"1, 2",Active,1970-01-01T00:00:00.000Z\r\n',
    );
  });
});

describe("wrapValues", () => {
  it("should be undone by unwrapping", () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string().filter((key) => key !== "__proto__"),
          fc.jsonValue(),
        ),
        (reply) => {
          expect(unwrapValues(wrapValues(reply))).toEqual(reply);
        },
      ),
    );
  });
});

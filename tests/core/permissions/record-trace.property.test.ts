import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { mayCall, members, staff } from "../../../core/access/access-rule.rule.ts";
import { allFlags, allRoles } from "../../../core/access/role.model.ts";
import { allRowRules } from "../../../core/access/row-rule.model.ts";
import { contactWall, seesContact } from "../../../core/contacts/contact-wall.rule.ts";
import { maySeeGroup } from "../../../core/groups/group-access.rule.ts";
import { recordOfAddress, recordPath } from "../../../core/permissions/record-address.rule.ts";
import { type RecordFacts, recordTrace } from "../../../core/permissions/record-trace.rule.ts";
import { readRecordKey, recordKey, tracedRecordKinds } from "../../../core/permissions/traced-record.model.ts";

const team = fc.integer({ min: 1, max: 4 });
const person = fc.record({
  kind: fc.constant("staff" as const),
  org_id: fc.constant(1),
  user_id: fc.integer({ min: 1, max: 4 }),
  name: fc.constant("Uma Ueda"),
  role: fc.constantFrom(...allRoles),
  flags: fc.subarray([...allFlags]),
  features: fc.subarray(["teams"]),
  teams: fc.uniqueArray(team),
  row_rule: fc.constantFrom(...allRowRules),
});
const choice = fc.option(
  team.map((id) => [String(id)]),
  { nil: [] },
);
const access = fc.constantFrom(staff("contacts"), members("contacts"), staff());
const contact = fc
  .record({ contactTeam: choice, assignedUser: choice })
  .map((fields): RecordFacts => ({ kind: "contact", id: 7, title: "Ada", fields, team: null, assigned: null, catalogue: [] }));
const audience = fc.record({
  made_by: fc.uniqueArray(team, { maxLength: 1 }),
  users: fc.uniqueArray(team),
  teams: fc.uniqueArray(team),
  all: fc.boolean(),
});
const names = new Map([1, 2, 3, 4].map((id) => [id, `Team ${id}`]));

describe("Why a user sees a record", () => {
  it("should be open exactly if the call is allowed and the wall shows the contact", () => {
    fc.assert(
      fc.property(person, contact, access, (who, record, demanded) => {
        const fields = record.kind === "contact" ? record.fields : {};
        const real = E.isRight(mayCall(demanded, who)) && seesContact(contactWall(who), fields);
        expect(recordTrace(record, demanded, who, names).is_open).toBe(real);
      }),
    );
  });

  it("should say of a shared record how it reaches the user, and `none` exactly if it does not", () => {
    fc.assert(
      fc.property(person, audience, (who, whom) => {
        const { is_open, steps } = recordTrace({ kind: "group", id: 7, title: "Sailors", audience: whom }, staff(), who, names);
        const [sharing] = steps.filter((step) => step.kind === "sharing");
        const { made_by, ...share_to } = whom;
        expect(is_open).toBe(maySeeGroup(who, { user_id: made_by[0] ?? null, share_to }));
        expect(sharing?.seen === "none").toBe(!is_open);
        if (sharing?.seen === "team")
          expect(sharing.teams).toEqual(whom.teams.filter((one) => who.teams.includes(one)).map((one) => `Team ${one}`));
      }),
    );
  });
});

describe("One change that opens a record", () => {
  const shared = fc.constantFrom(
    "group" as const,
    "campaign" as const,
    "lesson" as const,
    "file" as const,
    "file_folder" as const,
    "task" as const,
  );
  it("should be enough for its step, and be told whenever a team of the record or of the user is enough", () => {
    fc.assert(
      fc.property(person, audience, shared, (who, whom, kind) => {
        const stepOf = (audience: typeof whom, user: typeof who) =>
          recordTrace({ kind, id: 7, title: "Sailors", audience }, staff(), user, names).steps.find((one) => one.kind === "sharing");
        const step = stepOf(whom, who);
        const joined = (id: number) => stepOf(whom, { ...who, teams: [...who.teams, id] })?.is_met === true;
        const sharedWith = (id: number) => stepOf({ ...whom, teams: [...whom.teams, id] }, who)?.is_met === true;
        const isClosed = step?.is_met === false;
        expect(step?.join.map(({ id }) => id)).toEqual(isClosed ? whom.teams.filter(joined) : []);
        expect(step?.share.map(({ id }) => id)).toEqual(isClosed ? who.teams.filter(sharedWith) : []);
      }),
    );
  });

  it("should be the team of a contact behind a wall of teams, and no team where the contact is to be assigned", () => {
    fc.assert(
      fc.property(person, contact, (who, record) => {
        const step = recordTrace(record, staff(), who, names).steps.find((one) => one.kind === "row_rule");
        const ways = step?.join ?? [];
        if (step?.is_met === true) expect(ways).toEqual([]);
        if (step?.seen === "assigned") expect(ways).toEqual([]);
        for (const { id } of ways)
          expect(
            recordTrace(record, staff(), { ...who, teams: [...who.teams, id] }, names).steps.find((one) => one.kind === "row_rule")?.is_met,
          ).toBe(true);
        const fields = record.kind === "contact" ? record.fields : {};
        const team = String(Reflect.get(fields, "contactTeam"));
        if (step?.is_met === false && step.seen !== "assigned" && team !== "" && who.features.includes("teams"))
          expect(ways).toEqual([{ id: Number(team), label: `Team ${team}` }]);
      }),
    );
  });
});

describe("The address of a record", () => {
  it("should lead back to the record, whole and below /ui, and its key too", () => {
    for (const kind of tracedRecordKinds)
      for (const before of ["", "/ui", "https://cygnet.example/ui"]) {
        const record = { kind, id: 17 };
        expect(recordOfAddress(`${before}${recordPath(record)}`)).toEqual(record);
        expect(readRecordKey(recordKey(record))).toEqual(record);
      }
  });

  it.each([
    ["/ui/contacts/7?tab=notes#top", "contact:7"],
    ["/campaigns/12/triggers/5", "campaign:12"],
    ["/ui/tasks/call_ada_9", "task:9"],
    ["/ui/files?view=list&file=4", "file:4"],
    ["/lessons/edit/3/items", "lesson:3"],
  ])("should be found in %s", (address, key) => {
    const record = recordOfAddress(address);
    expect(record === null ? null : recordKey(record)).toBe(key);
  });

  it.each(["/ui/contacts", "/contacts/bulk/3", "/contacts/create", "/files", "/elsewhere/7", "", "/contacts/007"])(
    "should not be found in %j",
    (address) => {
      expect(recordOfAddress(address)).toBeNull();
    },
  );

  it.each(["contact:0", "contact:7:8", "invoice:7", "contact:", "7", "contact:1e3"])("should be refused as key %j", (key) => {
    expect(readRecordKey(key)).toBeNull();
  });
});

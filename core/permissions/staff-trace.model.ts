import * as t from "io-ts";
import { Flag, Role } from "../access/role.model.ts";
import { textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { PermissionState } from "./permission-state.rule.ts";
import { TracedRecord } from "./traced-record.model.ts";

const longestAddress = 500;

/** The address of a page below /ui, as it is asked about. */
export const PageAddress = textUpTo(longestAddress);

/** Who can change what a step found: the owner, who chooses the plan, any administrator, or users who may change the record. */
const decided = { is_met: t.boolean, by: t.keyof({ owner: null, admins: null, editors: null }, "WhoGrants") };

/**
 * How a record reaches a user: `all` have it, administrators see all, the user made it or something above it, it is shared with or assigned to
 * them, or shared with one of their teams; `none` for none of these.
 */
export const Reach = t.keyof({ all: null, admin: null, made: null, user: null, team: null, none: null }, "Reach");
export type Reach = t.TypeOf<typeof Reach>;

/** Which contacts a user sees: all, those of a guest's teams, or those of a row rule. */
const Wall = t.keyof({ all: null, guest: null, teams: null, assigned: null }, "Wall");

/** A team by which one change makes the record visible to the user. */
const TeamWay = t.type({ id: t.number, label: t.string }, "TeamWay");
const Ways = t.readonlyArray(TeamWay);
export type TeamWay = t.TypeOf<typeof TeamWay>;

/**
 * One requirement of a page or record with what was found; `seen` is what the user or the organisation has.
 * @property roles those that open it
 * @property teams names of the teams that a record is shared with; of those of the user alone where one of them decides
 * @property join teams into which the user could be put, each alone enough; empty where the step is met
 * @property share teams of the user with which the record could be shared, each alone enough; empty where the step is met
 * @property value the contact's team, or the user that it is assigned to; null for none
 * @property hidden labels of the fields that the role does not see; they close nothing
 * @property fixed labels of the fields that the role sees and nobody changes
 */
export const AccessStep = t.union(
  [
    t.type({ kind: t.literal("feature"), feature: t.string, seen: t.keyof({ on: null, off: null }, "FeatureSeen"), ...decided }),
    t.type({ kind: t.literal("role"), roles: t.readonlyArray(Role), seen: Role, ...decided }),
    t.type({ kind: t.literal("flag"), flag: Flag, seen: PermissionState, ...decided }),
    t.type({ kind: t.literal("sharing"), seen: Reach, teams: t.readonlyArray(t.string), join: Ways, share: Ways, ...decided }),
    t.type({ kind: t.literal("row_rule"), seen: Wall, value: orNull(t.string), join: Ways, ...decided }),
    t.type({
      kind: t.literal("fields"),
      hidden: t.readonlyArray(t.string),
      masked: t.readonlyArray(t.string),
      fixed: t.readonlyArray(t.string),
      seen: Role,
      ...decided,
    }),
  ],
  "AccessStep",
);
export type AccessStep = t.TypeOf<typeof AccessStep>;

/**
 * Why a user opens a page or sees a record, or does not: every requirement in the order in which they are checked; one without any is for
 * everybody.
 * @property record null for a page
 * @property path of the page, or of the page of the record
 */
export const StaffTrace = t.type(
  {
    user: t.type({ id: t.number, name: t.string }),
    record: orNull(TracedRecord),
    path: t.string,
    title: t.string,
    is_open: t.boolean,
    steps: t.readonlyArray(AccessStep),
  },
  "StaffTrace",
);
export type StaffTrace = t.TypeOf<typeof StaffTrace>;

/** A page that the caller asks administrators to open for them. */
export const AccessAsk = exactly("AccessAsk", { path: PageAddress }, {});
export type AccessAsk = t.TypeOf<typeof AccessAsk>;

/** The page that was asked for; `is_new` unless an earlier request for it is still open. */
export const AccessAsked = t.type({ title: t.string, is_new: t.boolean }, "AccessAsked");
export type AccessAsked = t.TypeOf<typeof AccessAsked>;

import * as t from "io-ts";
import { Flag, Role } from "../access/role.model.ts";
import { textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { PermissionState } from "./permission-state.rule.ts";

const longestAddress = 500;

/** The address of a page below /ui, as it is asked about. */
export const PageAddress = textUpTo(longestAddress);

/** Who can change what a step found: the owner, who chooses the plan, or any administrator. */
const decided = { is_met: t.boolean, by: t.keyof({ owner: null, admins: null }, "WhoGrants") };

/**
 * One requirement of a page with what was found; `seen` is what the user or the organisation has.
 * @property roles those that open the page
 */
export const AccessStep = t.union(
  [
    t.type({ kind: t.literal("feature"), feature: t.string, seen: t.keyof({ on: null, off: null }, "FeatureSeen"), ...decided }),
    t.type({ kind: t.literal("role"), roles: t.readonlyArray(Role), seen: Role, ...decided }),
    t.type({ kind: t.literal("flag"), flag: Flag, seen: PermissionState, ...decided }),
  ],
  "AccessStep",
);
export type AccessStep = t.TypeOf<typeof AccessStep>;

/** Why a user opens a page, or does not: every requirement in the order in which they are checked; a page without any is for everybody. */
export const PageTrace = t.type(
  {
    user: t.type({ id: t.number, name: t.string }),
    path: t.string,
    title: t.string,
    is_open: t.boolean,
    steps: t.readonlyArray(AccessStep),
  },
  "PageTrace",
);
export type PageTrace = t.TypeOf<typeof PageTrace>;

/** A page that the caller asks administrators to open for them. */
export const AccessAsk = exactly("AccessAsk", { path: PageAddress }, {});
export type AccessAsk = t.TypeOf<typeof AccessAsk>;

/** The page that was asked for; `is_new` unless an earlier request for it is still open. */
export const AccessAsked = t.type({ title: t.string, is_new: t.boolean }, "AccessAsked");
export type AccessAsked = t.TypeOf<typeof AccessAsked>;

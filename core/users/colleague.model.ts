import * as t from "io-ts";
import { Flag, Role } from "../access/role.model.ts";
import { RowRule } from "../access/row-rule.model.ts";
import { boundedText } from "../auth/bounded-text.model.ts";
import { PersonName } from "../auth/credentials.model.ts";
import { PictureUrl } from "../files/picture-url.model.ts";
import { intBetween, listUpTo, RecordId } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { FlagsUntil } from "../permissions/flags-until.rule.ts";
import { Mobile } from "../validation/mobile.model.ts";
import { passwordLength } from "../validation/password-checks.rule.ts";
import { invitationLimits } from "./invitation.model.ts";
import { UserName } from "./user-name.model.ts";

const UserStateCodec = t.keyof({ active: null, invited: null, expired: null, archived: null }, "UserState");

const facts = {
  id: t.number,
  first_name: t.string,
  last_name: t.string,
  name: t.string,
  initials: t.string,
  photo: orNull(t.string),
  role: Role,
  /** 1 active, 0 archived */
  status: t.number,
  teams: t.readonlyArray(t.number),
  state: UserStateCodec,
};

/** A colleague in lists; colleagues who are no administrators see neither address, preset nor times. */
export const Colleague = t.type(
  {
    ...facts,
    email: orNull(t.string),
    mobile: orNull(t.string),
    /** the preset that gives role and permissions; null for their own */
    preset_id: orNull(t.number),
    /** epoch seconds; null for never */
    seen_at: orNull(t.number),
    version: t.number,
  },
  "Colleague",
);
export type Colleague = t.TypeOf<typeof Colleague>;

/** Colleagues, and the caller. */
export const Colleagues = t.type({ users: t.readonlyArray(Colleague), self: Colleague }, "Colleagues");
export type Colleagues = t.TypeOf<typeof Colleagues>;

/** The names of all staff, and the caller's. */
export const UserNames = t.type({ users: t.readonlyArray(UserName), self: UserName }, "UserNames");
export type UserNames = t.TypeOf<typeof UserNames>;

const Switches = t.record(t.string, t.boolean);

/** A user as administrators see them. */
export const UserRecord = t.intersection(
  [
    t.type({
      ...facts,
      email: t.string,
      mobile: orNull(t.string),
      selected_team: orNull(t.number),
      /** features of the organisation */
      features: Switches,
      /** every permission, and whether the user has it */
      feature_flags: Switches,
      /** when permissions end, epoch seconds; those that are absent have no end */
      flags_until: FlagsUntil,
      add_contacts: t.boolean,
      delete_contacts: t.boolean,
      import_contacts: t.boolean,
      /** the preset that the user follows; null for their own role and permissions */
      preset_id: orNull(t.number),
      /** which contacts the user sees, as it is chosen: administrators always see all, guests those of their teams */
      row_rule: RowRule,
      /** whether two-step sign-in is on */
      two_step: t.boolean,
      seen_at: orNull(t.number),
      created_at: t.number,
      invited_at: orNull(t.number),
      version: t.number,
    }),
    /** proves to the support chat who writes; in the caller's own record alone */
    t.partial({ intercom_user_hash: t.string }),
  ],
  "UserRecord",
);
export type UserRecord = t.TypeOf<typeof UserRecord>;

/** The owner's current password, with which the organisation is handed over. */
export const HandOver = exactly("HandOver", { password: boundedText("GivenPassword", 1, passwordLength.max) }, {});

const FlagEnds = exactly(
  "FlagEnds",
  {},
  Object.fromEntries(Object.keys(Flag.keys).map((flag) => [flag, t.union([intBetween(1, 99_999_999_999), t.null])])),
);
const FlagChanges = exactly("FlagChanges", {}, Object.fromEntries(Object.keys(Flag.keys).map((flag) => [flag, t.boolean])));

/** A change of a user by an administrator; what is absent stays as it is. */
export const UserChange = exactly(
  "UserChange",
  { version: intBetween(1, 2_147_483_647) },
  {
    first_name: PersonName,
    last_name: boundedText("Name", 0, 100),
    mobile: Mobile,
    photo: PictureUrl,
    role: Role,
    teams: listUpTo(RecordId, invitationLimits.teams),
    feature_flags: FlagChanges,
    /** when granted permissions end, epoch seconds; null for no end */
    flags_until: FlagEnds,
    add_contacts: t.boolean,
    delete_contacts: t.boolean,
    import_contacts: t.boolean,
    /** follows a preset, which gives role and permissions; null keeps them as the user's own */
    preset_id: t.union([RecordId, t.null]),
    /** which contacts the user sees; for users alone */
    row_rule: RowRule,
  },
);
export type UserChange = t.TypeOf<typeof UserChange>;

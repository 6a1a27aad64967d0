import * as t from "io-ts";
import { PictureUrl } from "../files/picture-url.model.ts";
import { TimeZone } from "../kernel/dates.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";

/**
 * A name trimmed of white space.
 * @param least minimum length in characters
 */
const name = (called: string, least: number) =>
  new t.Type<string>(
    called,
    t.string.is,
    (u, context) => {
      const text = typeof u === "string" ? u.trim() : null;
      return text === null || text.length < least || text.length > 100
        ? t.failure(u, context, `needs ${least} to 100 characters`)
        : t.success(text);
    },
    t.identity,
  );

/** The fields that users may change in their own profile; no time zone means that of the organisation. */
export const ProfileChange = exactly(
  "ProfileChange",
  {},
  { first_name: name("FirstName", 1), last_name: name("LastName", 0), photo: PictureUrl, timezone: t.union([TimeZone, t.null]) },
);
export type ProfileChange = t.TypeOf<typeof ProfileChange>;

/**
 * The time zones to choose from, and those in force.
 * @property own the user's; null: days and times are shown in the organisation's
 */
export const OwnTimeZones = t.type({ timezones: t.readonlyArray(t.string), own: orNull(t.string), organisation: t.string }, "OwnTimeZones");
export type OwnTimeZones = t.TypeOf<typeof OwnTimeZones>;

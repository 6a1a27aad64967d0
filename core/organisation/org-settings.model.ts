import * as t from "io-ts";
import { intBetween, listUpTo, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";

/**
 * Limits: characters of the name, the domain and a time zone, features, and characters of all further facts as JSON, origins and
 * characters of each, hours without use and days in all after which sessions end.
 */
export const orgLimits = {
  name: 120,
  domain: 253,
  zone: 60,
  features: 50,
  meta: 10_000,
  origins: 20,
  origin: 300,
  idleHours: { least: 1, most: 12 },
  sessionDays: { least: 1, most: 14 },
} as const;

/** Further facts about an organisation. */
const Meta = t.record(t.string, t.unknown);

/**
 * The settings of an organisation; times are epoch seconds.
 * @property meta facts that integrations store, with `features` and `field_sections`, which follow from other settings
 * @property offered features that its plan has, which can be switched on and off
 * @property idle_hours without use after which sessions end
 * @property session_days after which sessions end in any case
 * @property single_sign_on whether the server has a provider for it
 * @property single_sign_on_only whether staff other than the owner sign in at the provider alone, while the server has one
 * @property frame_origins sites that may show the portals in a frame
 * @property key_id of the public key; null until there is one
 * @property public_key with which secrets are sealed, SPKI in base64; null until there is one
 * @property public_encryption_key the same
 */
export const OrgSettings = t.type(
  {
    org_id: t.number,
    name: t.string,
    domain: t.string,
    timezone: t.string,
    plan: t.string,
    trial_end: t.number,
    features: t.readonlyArray(t.string),
    offered: t.readonlyArray(t.string),
    meta: Meta,
    owner: orNull(t.type({ user_id: t.number, name: t.string, email: t.string })),
    idle_hours: t.number,
    session_days: t.number,
    single_sign_on: t.boolean,
    single_sign_on_only: t.boolean,
    frame_origins: t.readonlyArray(t.string),
    key_id: orNull(t.number),
    public_key: orNull(t.string),
    public_encryption_key: orNull(t.string),
    version: t.number,
    created_at: t.number,
  },
  "OrgSettings",
);
export type OrgSettings = t.TypeOf<typeof OrgSettings>;

/**
 * A change of an organisation's settings.
 * @property version that the change is based on
 * @property features all that are to be on
 */
export const OrgChange = exactly(
  "OrgChange",
  { version: intBetween(0, 2_000_000_000) },
  {
    name: textUpTo(orgLimits.name),
    domain: textUpTo(orgLimits.domain),
    timezone: textUpTo(orgLimits.zone),
    features: listUpTo(textUpTo(orgLimits.zone), orgLimits.features),
    meta: Meta,
    idle_hours: intBetween(orgLimits.idleHours.least, orgLimits.idleHours.most),
    session_days: intBetween(orgLimits.sessionDays.least, orgLimits.sessionDays.most),
    single_sign_on_only: t.boolean,
    frame_origins: listUpTo(textUpTo(orgLimits.origin), orgLimits.origins),
  },
);
export type OrgChange = t.TypeOf<typeof OrgChange>;

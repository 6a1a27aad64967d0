import * as t from "io-ts";
import { intBetween, listUpTo, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";

/** Limits: characters of the name, the domain and a time zone, features, and characters of all further facts as JSON. */
export const orgLimits = { name: 120, domain: 253, zone: 60, features: 50, meta: 10_000 } as const;

/** Further facts about an organisation. */
const Meta = t.record(t.string, t.unknown);

/**
 * The settings of an organisation; times are epoch seconds.
 * @property meta facts that integrations store, with `features` and `field_sections`, which follow from other settings
 * @property offered features that its plan has, which can be switched on and off
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
  },
);
export type OrgChange = t.TypeOf<typeof OrgChange>;

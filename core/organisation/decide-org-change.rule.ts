import * as E from "fp-ts/lib/Either.js";
import { isTimeZone } from "../kernel/dates.ts";
import { conflict, type Failure, type FieldRefusals, invalid } from "../kernel/failure.ts";
import { frameOrigin } from "./frame-origin.rule.ts";
import { orgRefusals } from "./org-refusals.ts";
import { type OrgChange, orgLimits, type OrgSettings } from "./org-settings.model.ts";

/** Facts of `meta` that follow from other settings. */
export const derivedMeta: readonly string[] = ["features", "field_sections"];

/** What is to be stored of an organisation. */
export type OrgWrite = Pick<
  OrgSettings,
  "name" | "domain" | "timezone" | "features" | "meta" | "idle_hours" | "session_days" | "single_sign_on_only" | "frame_origins"
>;

const domainPattern = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

const metaRefusals = (meta: OrgSettings["meta"]): FieldRefusals => {
  const derived = Object.keys(meta).find((key) => derivedMeta.includes(key));
  if (derived !== undefined) return { meta: [orgRefusals.org_meta_derived({ key: derived })] };
  const { length } = JSON.stringify(meta);
  return length > orgLimits.meta ? { meta: [orgRefusals.org_meta_large({ length, most: orgLimits.meta })] } : {};
};

const stored = ({ meta }: Pick<OrgSettings, "meta">): OrgSettings["meta"] =>
  Object.fromEntries(Object.entries(meta).filter(([key]) => !derivedMeta.includes(key)));

/**
 * Decides what is stored of an organisation's settings; what the change does not name stays, and so do features that the plan does not
 * offer.
 */
export const decideOrgChange = (known: OrgSettings, asked: OrgChange): E.Either<Failure, OrgWrite> => {
  const name = (asked.name ?? known.name).trim();
  const domain = (asked.domain ?? known.domain).trim().toLowerCase();
  const timezone = asked.timezone ?? known.timezone;
  const wrongFeature = asked.features?.find((feature) => !known.offered.includes(feature) && !known.features.includes(feature));
  const wrongOrigin = asked.frame_origins?.find((origin) => frameOrigin(origin) === null);
  const wantsSignOn = asked.single_sign_on_only === true && !known.single_sign_on_only;
  const errors: FieldRefusals = {
    ...(name === "" ? { name: [orgRefusals.org_name_needed] } : {}),
    ...(domain === "" || domainPattern.test(domain) ? {} : { domain: [orgRefusals.org_domain({ domain })] }),
    ...(isTimeZone(timezone) ? {} : { timezone: [orgRefusals.org_zone({ zone: timezone })] }),
    ...(wrongFeature === undefined ? {} : { features: [orgRefusals.org_feature({ feature: wrongFeature })] }),
    ...(asked.meta === undefined ? {} : metaRefusals(asked.meta)),
    ...(wantsSignOn && !known.single_sign_on ? { single_sign_on_only: [orgRefusals.org_no_sign_on] } : {}),
    ...(wrongOrigin === undefined ? {} : { frame_origins: [orgRefusals.org_origin({ origin: wrongOrigin })] }),
  };
  if (Object.keys(errors).length > 0) return E.left(invalid(errors));
  if (asked.version !== known.version) return E.left(conflict(orgRefusals.org_changed, known));
  const others = known.features.filter((feature) => !known.offered.includes(feature));
  const features = asked.features === undefined ? known.features : [...new Set([...others, ...asked.features])];
  return E.right({
    name,
    domain,
    timezone,
    features,
    meta: asked.meta ?? stored(known),
    idle_hours: asked.idle_hours ?? known.idle_hours,
    session_days: asked.session_days ?? known.session_days,
    single_sign_on_only: asked.single_sign_on_only ?? known.single_sign_on_only,
    frame_origins: [...new Set((asked.frame_origins ?? known.frame_origins).flatMap((origin) => frameOrigin(origin) ?? []))],
  });
};

/** Whether a change concerns how users sign in and for how long, which neither API tokens nor support change. */
export const changesSignIn = ({ idle_hours, session_days, single_sign_on_only }: OrgChange): boolean =>
  idle_hours !== undefined || session_days !== undefined || single_sign_on_only !== undefined;

import type { OrgChange, OrgSettings } from "./org-settings.model.ts";

/** The settings of the organisation while they are edited. */
export type OrgDraft = Pick<OrgSettings, "name" | "domain" | "timezone" | "features">;

/** The stored settings as a draft; features beyond the plan's are not edited. */
export const orgDraftOf = ({ name, domain, timezone, features, offered }: OrgSettings): OrgDraft => ({
  name,
  domain,
  timezone,
  features: offered.filter((feature) => features.includes(feature)),
});

/** Whether a draft differs from what is stored. */
export const isOrgEdited = (draft: OrgDraft, known: OrgSettings): boolean => JSON.stringify(draft) !== JSON.stringify(orgDraftOf(known));

/** What is sent of a draft: only what differs from what is stored. */
export const orgChangeOf = (draft: OrgDraft, known: OrgSettings): OrgChange => {
  const first = orgDraftOf(known);
  return {
    version: known.version,
    ...(draft.name === first.name ? {} : { name: draft.name }),
    ...(draft.domain === first.domain ? {} : { domain: draft.domain }),
    ...(draft.timezone === first.timezone ? {} : { timezone: draft.timezone }),
    ...(JSON.stringify(draft.features) === JSON.stringify(first.features) ? {} : { features: draft.features }),
  };
};

/** A draft with a feature switched on or off, in the order of the plan. */
export const withFeatureSwitched = (draft: OrgDraft, feature: string, isOn: boolean, offered: readonly string[]): OrgDraft => ({
  ...draft,
  features: offered.filter((one) => (one === feature ? isOn : draft.features.includes(one))),
});

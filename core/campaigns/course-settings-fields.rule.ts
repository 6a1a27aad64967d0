import * as E from "fp-ts/lib/Either.js";
import { type Editable, plainFields } from "../kernel/saver.model.ts";
import { type CampaignRecord, campaignValues, type CampaignValues } from "./campaign-record.model.ts";
import type { CampaignChange } from "./campaign-write.model.ts";
import { campaignProblems, campaignValuesOf, newCampaignValues } from "./decide-campaign.rule.ts";

export type CourseSetting = keyof CampaignValues;

const isSetting = (key: string): key is CourseSetting => key in campaignValues;

/** The settings of a course, one by one. */
export const courseSettingFields: readonly CourseSetting[] = Object.keys(campaignValues).filter(isSetting);

/** How the settings of a course are edited, by the rules that decide them when they are stored. */
export const editableCourse: Editable<CampaignRecord, CampaignValues, CourseSetting> = {
  ...plainFields<CampaignValues, CourseSetting>(courseSettingFields),
  blank: newCampaignValues("", "course"),
  valuesOf: campaignValuesOf,
  overlaid: (course, values) => ({ ...course, ...values }),
  normal: (typed) => {
    const problems = campaignProblems(typed);
    if (Object.keys(problems).length > 0) return E.left(problems);
    return E.right({ ...typed, name: typed.name.trim(), bookmark_id: typed.offered === "group" ? typed.bookmark_id : null });
  },
};

/** The change that stores some settings of a course. */
export const courseChangeOf = (version: number, values: CampaignValues, fields: readonly CourseSetting[]): CampaignChange => ({
  ...Object.fromEntries(fields.map((field) => [field, values[field]])),
  version,
});

import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "../kernel/decision.ts";
import { conflict, type Failure, type FieldRefusals, forbidden, invalid, notFound } from "../kernel/failure.ts";
import type { CampaignRecord, CampaignValues } from "./campaign-record.model.ts";
import { campaignRefusals } from "./campaign-refusals.ts";
import type { CampaignType } from "./campaign-type.model.ts";
import type { CampaignChange, NewCampaign } from "./campaign-write.model.ts";

export const campaignGone: E.Either<Failure, never> = E.left(notFound(campaignRefusals.campaign_gone));

/** The values of a new course: a draft that is offered to all learners once it is published. */
export const newCampaignValues = (name: string, type: CampaignType): CampaignValues => ({
  name,
  internal_name: "",
  type,
  summary: "",
  about: "",
  cover: null,
  portal_section: null,
  show_order: null,
  start_time: 0,
  end_time: 0,
  draft: true,
  offered: "all",
  bookmark_id: null,
  due_date: null,
  due_days: null,
  certificate: false,
});

/** Decides a new course, which needs a name. */
export const decideNewCampaign = ({ name, type = "course" }: NewCampaign): E.Either<Failure, CampaignValues> =>
  name.trim() === "" ? E.left(invalid({ name: [campaignRefusals.campaign_name_needed] })) : E.right(newCampaignValues(name.trim(), type));

/**
 * What a change of a campaign writes.
 * @property paused null where that stays as it is
 */
export type CampaignWrite = {
  readonly values: CampaignValues;
  readonly archived_at: number | null;
  readonly is_default: boolean;
  readonly paused: boolean | null;
};

/**
 * What the caller may choose.
 * @property group whether the caller sees the group that the change names; true where it names none
 */
export type CampaignChoices = { readonly group: boolean };

/** Whether an address is one of the organisation's files or of the banners, which may come from another host. */
const isOwnPicture = (address: string): boolean =>
  /^(?:\/media\/|https:\/\/[^/]+\/media\/banners\/)[^\\]+$/.test(address) && !address.includes("..");

const problems = (stored: CampaignRecord, next: CampaignValues, { group }: CampaignChoices): FieldRefusals => {
  const isForeign = next.cover !== null && next.cover !== stored.cover && !isOwnPicture(next.cover);
  return {
    ...(next.type !== stored.type && stored.learners > 0 ? { type: [campaignRefusals.campaign_type_held] } : {}),
    ...(next.offered === "group" && !group ? { bookmark_id: [campaignRefusals.campaign_group_gone] } : {}),
    ...campaignProblems(next),
    ...(isForeign ? { cover: [campaignRefusals.campaign_cover_foreign] } : {}),
  };
};

/** What is wrong with the values of a campaign by themselves. */
export const campaignProblems = (next: CampaignValues): FieldRefusals => ({
  ...(next.name.trim() === "" ? { name: [campaignRefusals.campaign_name_needed] } : {}),
  ...(next.offered === "group" && next.bookmark_id === null ? { bookmark_id: [campaignRefusals.campaign_group_needed] } : {}),
  ...(next.start_time !== 0 && next.end_time !== 0 && next.end_time <= next.start_time
    ? { end_time: [campaignRefusals.campaign_end_early] }
    : {}),
  ...(next.due_date !== null && next.due_days !== null ? { due_days: [campaignRefusals.campaign_one_due] } : {}),
});

/** A due date takes the place of a number of days, and the other way round, where only one of them is sent. */
const oneDue = ({ due_date, due_days }: CampaignChange): Partial<CampaignValues> => ({
  ...(due_date !== undefined && due_date !== null && due_days === undefined ? { due_days: null } : {}),
  ...(due_days !== undefined && due_days !== null && due_date === undefined ? { due_date: null } : {}),
});

/** The values of a campaign that staff set, without what the product adds. */
export const campaignValuesOf = (record: CampaignRecord): CampaignValues => {
  const { name, internal_name, type, summary, about, cover, portal_section, show_order } = record;
  const { start_time, end_time, draft, offered, bookmark_id, due_date, due_days, certificate } = record;
  return {
    name,
    internal_name,
    type,
    summary,
    about,
    cover,
    portal_section,
    show_order,
    start_time,
    end_time,
    draft,
    offered,
    bookmark_id,
    due_date,
    due_days,
    certificate,
  };
};

/**
 * Decides a change of a campaign against the version that was seen; null where nothing changes.
 * @param now epoch seconds
 */
export const decideCampaignChange = (
  stored: CampaignRecord | null,
  change: CampaignChange,
  choices: CampaignChoices,
  now: number,
): Decision<CampaignWrite> => {
  if (stored === null) return campaignGone;
  if (change.version !== stored.version) return E.left(conflict(campaignRefusals.campaign_changed, stored));
  const { version: _version, paused, archived, is_default = stored.is_default, ...given } = change;
  const values: CampaignValues = {
    ...campaignValuesOf(stored),
    ...oneDue(change),
    ...given,
    ...(given.name === undefined ? {} : { name: given.name.trim() }),
    ...(given.offered === undefined || given.offered === "group" ? {} : { bookmark_id: null }),
  };
  const archived_at = archived === undefined ? stored.archived_at : archived ? (stored.archived_at ?? now) : null;
  const refused = {
    ...problems(stored, values, choices),
    ...(is_default && archived_at !== null ? { is_default: [campaignRefusals.campaign_default_live] } : {}),
  };
  if (Object.keys(refused).length > 0) return E.left(invalid(refused));
  const pausing = paused === undefined || paused === stored.paused ? null : paused;
  const isSame =
    archived_at === stored.archived_at &&
    is_default === stored.is_default &&
    pausing === null &&
    JSON.stringify(values) === JSON.stringify(campaignValuesOf(stored));
  return E.right(isSame ? null : { values, archived_at, is_default, paused: pausing });
};

/** Decides the deletion of a campaign; the default one stays until another takes its place. */
export const decideCampaignDeletion = (stored: CampaignRecord | null): E.Either<Failure, CampaignRecord> => {
  if (stored === null) return campaignGone;
  return stored.is_default ? E.left(forbidden(campaignRefusals.campaign_default_kept)) : E.right(stored);
};

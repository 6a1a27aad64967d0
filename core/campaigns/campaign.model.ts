import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { ListedCampaign } from "./campaign-order.rule.ts";
import { CampaignStatus } from "./campaign-status.rule.ts";
import { CampaignType } from "./campaign-type.model.ts";

/** A campaign with its status at the time of the response. */
export const Campaign = t.intersection(
  [
    ListedCampaign,
    t.type({
      name: t.string,
      internal_name: t.string,
      type: CampaignType,
      user_id: orNull(t.number),
      updated_at: t.number,
      status: CampaignStatus,
      draft: t.boolean,
      paused: t.boolean,
      archived_at: orNull(t.number),
      is_default: t.boolean,
      lessons: t.number,
      learners: t.number,
    }),
  ],
  "Campaign",
);
export type Campaign = t.TypeOf<typeof Campaign>;

import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Campaign } from "./campaign.model.ts";

/** The store of campaigns. */
export type CampaignStore = {
  /** All campaigns that are not deleted, in list order. */
  readonly list: TaskEither<Failure, readonly Campaign[]>;
};
export const CampaignStore = token<CampaignStore>("campaigns.store");

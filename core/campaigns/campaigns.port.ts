import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Campaign } from "./campaign.model.ts";

/** Where campaigns are kept. */
export type CampaignStore = {
  /** All that are not deleted, in the order of lists. */
  readonly list: TaskEither<Failure, readonly Campaign[]>;
};
export const CampaignStore = token<CampaignStore>("campaigns.store");

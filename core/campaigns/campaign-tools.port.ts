import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { CampaignRecord } from "./campaign-record.model.ts";
import type {
  CampaignMassAction,
  CampaignMassResults,
  CampaignName,
  CampaignTemplate,
  DeletedCampaign,
  NewCampaignTemplate,
} from "./campaign-tools.model.ts";

/** Actions on several campaigns, and templates of campaigns. */
export type CampaignTools = {
  /** The names of all campaigns that the caller sees, by name. */
  readonly names: () => TaskEither<Failure, readonly CampaignName[]>;
  /** The deleted campaigns that the caller sees, the last deleted first. */
  readonly bin: () => TaskEither<Failure, readonly DeletedCampaign[]>;
  readonly massAction: (asked: CampaignMassAction) => TaskEither<Failure, CampaignMassResults>;
  readonly templates: () => TaskEither<Failure, readonly CampaignTemplate[]>;
  readonly addTemplate: (template: NewCampaignTemplate) => TaskEither<Failure, readonly CampaignTemplate[]>;
  readonly removeTemplate: (id: number) => TaskEither<Failure, readonly CampaignTemplate[]>;
  readonly restoreTemplate: (id: number) => TaskEither<Failure, readonly CampaignTemplate[]>;
  /** Creates a campaign from a template, as a draft. */
  readonly createFrom: (id: number, name: string) => TaskEither<Failure, CampaignRecord>;
};
export const CampaignTools = token<CampaignTools>("campaigns.tools");

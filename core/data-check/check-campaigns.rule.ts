import { CampaignType } from "../campaigns/campaign-type.model.ts";
import { finding } from "../kernel/expectation.ts";
import { columnsOf } from "./data-kind.model.ts";
import type { Catalogue, KindCheck } from "./kind-check.ts";
import { nothingLeft } from "./kind-check.ts";
import { checkPeriod } from "./period.rule.ts";
import { makePlaces } from "./places.ts";
import { checkColumns, isPresent } from "./record-notes.ts";
import { checkReference, claimId } from "./references.ts";

/** Checks campaigns: their type, dates and owner. */
export const makeCampaignsCheck = (catalogue: Catalogue): KindCheck => {
  const places = makePlaces();
  return {
    next: (record, place, notes) => {
      const position = places.add(place);
      checkColumns(columnsOf("campaigns"), record, notes);
      const ids = catalogue.ids("campaigns");
      if (ids !== null) claimId(ids, places, position, "id", record["id"], place, notes);
      const { type } = record;
      if (isPresent(type) && !CampaignType.is(type))
        notes.add({
          code: "unknown-type",
          field: "type",
          message: `expected one of ${Object.keys(CampaignType.keys).join(", ")}, got ${finding(type)}`,
        });
      checkPeriod(record, notes);
      checkReference(catalogue, "users", "user_id", record["user_id"], notes);
    },
    finish: nothingLeft,
  };
};

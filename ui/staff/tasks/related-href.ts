import type { RelatedRecordSummary } from "../../../core/tasks/related-record.model.ts";
import { hrefOfPage } from "../named-page.ts";

/** Where the record that a task is about is edited; null while there is no such page. */
export const relatedHref = (about: RelatedRecordSummary | null): string | null => {
  if (about === null || about.campaign_id === null) return null;
  const campaignId = String(about.campaign_id);
  return about.trigger_type === null ? hrefOfPage("campaign-edit", { campaignId }) : hrefOfPage("campaign-trigger-edit", { campaignId, id: String(about.id) });
};

import { relatedRecord, type RelatedRecordSummary } from "../../../core/tasks/related-record.model.ts";
import { hrefOfPage } from "../named-page.ts";

/** The URL of the record that a task is about; null when it has no page. */
export const relatedHref = (about: RelatedRecordSummary | null): string | null => {
  const kind = about === null ? undefined : relatedRecord(about.related_record_key)?.kind;
  if (about === null || kind === undefined) return null;
  const id = String(about.id);
  const campaignId = String(about.campaign_id);
  switch (kind) {
    case "contacts":
      return hrefOfPage("contact", { id });
    case "campaigns":
      return hrefOfPage("campaign-edit", { campaignId });
    case "triggers":
      return hrefOfPage("campaign-trigger-edit", { campaignId, id });
    case "lessons":
      return hrefOfPage("edit-lesson", { id });
  }
};

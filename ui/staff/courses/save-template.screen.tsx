import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { CampaignTools } from "../../../core/campaigns/campaign-tools.port.ts";
import { campaignToolsText } from "../../i18n/en/campaign-tools.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { SaveTemplateDialog } from "./save-template.view.tsx";

type SaveTemplateProps = { readonly course: Pick<CampaignRecord, "id" | "name">; readonly onClose: () => void };

/** Saves a course as a template under a name. */
export const SaveTemplate = ({ course, onClose }: SaveTemplateProps) => {
  const text = useText(campaignToolsText);
  const tools = useService(CampaignTools);
  const toasts = useToasts();
  const { isPending, failure, run } = useSubmit();
  return (
    <SaveTemplateDialog
      name={course.name}
      isPending={isPending}
      failure={failure}
      onClose={onClose}
      onSave={(name) =>
        run(tools.addTemplate({ campaign_id: course.id, name }), () => {
          onClose();
          toasts.show({ text: text("save.done", { name: name.trim() }), tone: "success" });
        })
      }
    />
  );
};

import * as E from "fp-ts/lib/Either.js";
import { useMemo, useState } from "react";
import type { CampaignTemplate } from "../../../core/campaigns/campaign-tools.model.ts";
import { CampaignTools } from "../../../core/campaigns/campaign-tools.port.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import { campaignToolsText } from "../../i18n/en/campaign-tools.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { TemplatesView } from "./templates.view.tsx";

/** The page of templates. */
export const TemplatesScreen = () => {
  const text = useText(campaignToolsText);
  const tools = useService(CampaignTools);
  const alerts = useService(Alerts);
  const toasts = useToasts();
  const ask = useMemo(() => () => tools.templates(), [tools]);
  const { answer, again } = useAnswer(ask, "");
  const [changed, setChanged] = useState<readonly CampaignTemplate[] | null>(null);
  const restore = async ({ id }: CampaignTemplate): Promise<void> => {
    const back = await alerts.reporting(tools.restoreTemplate(id))();
    if (E.isRight(back)) setChanged(back.right);
  };
  const remove = async (template: CampaignTemplate): Promise<void> => {
    const gone = await alerts.reporting(tools.removeTemplate(template.id))();
    if (E.isLeft(gone)) return;
    setChanged(gone.right);
    const action = { label: text("undo"), run: () => void restore(template) };
    toasts.show({ text: text("templates.deleted", { name: template.name }), tone: "success", action });
  };
  return (
    <TemplatesView templates={changed === null ? answer : loaded(changed)} onDelete={(template) => void remove(template)} onRetry={again} />
  );
};

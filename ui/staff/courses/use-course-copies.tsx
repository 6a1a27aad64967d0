import * as E from "fp-ts/lib/Either.js";
import { type ReactNode, useState } from "react";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { CampaignTools } from "../../../core/campaigns/campaign-tools.port.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { campaignToolsText } from "../../i18n/en/campaign-tools.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useGo } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";

const dialog = loadable(async () => (await import("./save-template.screen.tsx")).SaveTemplate);

type CourseCopies = { readonly onCopy: () => void; readonly onTemplate: () => void; readonly dialog: ReactNode };

/** Copies of a course: another course, or a template, whose name is asked for. */
export const useCourseCopies = (course: CampaignRecord | null): CourseCopies => {
  const text = useText(campaignToolsText);
  const tools = useService(CampaignTools);
  const alerts = useService(Alerts);
  const toasts = useToasts();
  const go = useGo();
  const [isNaming, setNaming] = useState(false);
  const copy = async (id: number): Promise<void> => {
    const answer = await alerts.reporting(tools.massAction({ ids: [id], action: "copy" }))();
    if (E.isLeft(answer)) return;
    const [made] = answer.right.results;
    if (made === undefined || made.new_id === null) {
      toasts.show({ text: made?.message ?? "", tone: "error" });
      return;
    }
    toasts.show({ text: text("done.copy", { count: 1 }), tone: "success" });
    go(`/ui/campaigns/${made.new_id}/lessons`);
  };
  return {
    onCopy: () => {
      if (course !== null) void copy(course.id);
    },
    onTemplate: () => setNaming(true),
    dialog: course === null || !isNaming ? null : <dialog.View course={course} onClose={() => setNaming(false)} />,
  };
};

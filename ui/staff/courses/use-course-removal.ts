import * as E from "fp-ts/lib/Either.js";
import { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useGo } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";

/** Deletes a course and goes to the list; Undo restores it and comes back. */
export const useCourseRemoval = (): ((course: CampaignRecord) => Promise<void>) => {
  const text = useText(coursesText);
  const store = useService(CampaignEditing);
  const alerts = useService(Alerts);
  const toasts = useToasts();
  const go = useGo();
  const restore = async (id: number): Promise<void> => {
    const back = await alerts.reporting(store.restore(id))();
    if (E.isLeft(back)) return;
    toasts.show({ text: text("done.restored", { name: back.right.name }), tone: "success" });
    go(`/ui/campaigns/${id}/lessons`);
  };
  return async ({ id, name }) => {
    const gone = await alerts.reporting(store.remove(id))();
    if (E.isLeft(gone)) return;
    go("/ui/campaigns");
    toasts.show({ text: text("done.removed", { name }), tone: "success", action: { label: text("undo"), run: () => void restore(id) } });
  };
};

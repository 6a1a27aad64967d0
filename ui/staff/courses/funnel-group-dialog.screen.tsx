import * as E from "fp-ts/lib/Either.js";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import type { FunnelStep } from "../../../core/campaigns/course-funnel.rule.ts";
import { type FunnelGroup, funnelFilter } from "../../../core/campaigns/funnel-group.rule.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { groupLimits } from "../../../core/groups/group.model.ts";
import { GroupStore } from "../../../core/groups/groups.port.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { courseMetricsText } from "../../i18n/en/course-metrics.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useGo } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { fieldError, useSubmit } from "../../react/use-submit.ts";
import { NameDialog } from "../groups/name-dialog.view.tsx";

type FunnelGroupDialogProps = {
  readonly course: CampaignRecord;
  readonly step: FunnelStep;
  readonly group: FunnelGroup;
  readonly onClose: () => void;
};

/** Makes a group of those whom a bar of a course's funnel counts, and opens it; Undo deletes it. */
export const FunnelGroupDialog = ({ course, step, group, onClose }: FunnelGroupDialogProps) => {
  const text = useText(courseMetricsText);
  const groups = useService(GroupStore);
  const alerts = useService(Alerts);
  const toasts = useToasts();
  const go = useGo();
  const { isPending, failure, run } = useSubmit();
  const undo = async (id: number, name: string): Promise<void> => {
    const gone = await alerts.reporting(groups.remove(id))();
    if (E.isLeft(gone)) return;
    go(`/ui/campaigns/${course.id}/metrics`);
    toasts.show({ text: text("groups.undone", { name }), tone: "success" });
  };
  const make = (name: string): void =>
    run(groups.create({ name, filters: funnelFilter(course, step.trigger_id, group) }), (made) => {
      onClose();
      go(`/ui/groups/edit/${made.id}?tab=contacts`);
      const action = { label: text("groups.undo"), run: () => void undo(made.id, made.name) };
      toasts.show({ text: text("groups.made", { name: made.name }), tone: "success", action });
    });
  return (
    <NameDialog
      title={text("groups.title")}
      label={text("groups.name")}
      action={text("groups.action")}
      start={text(`groups.named.${group}`, { lesson: step.name }).slice(0, groupLimits.name)}
      maxLength={groupLimits.name}
      error={failure === null ? null : (fieldError(failure, "name") ?? failureMessage(failure))}
      isPending={isPending}
      onSubmit={make}
      onClose={onClose}
    />
  );
};

import { UsersRound } from "lucide-react";
import type { FunnelStep } from "../../../core/campaigns/course-funnel.rule.ts";
import { type FunnelGroup, funnelGroups } from "../../../core/campaigns/funnel-group.rule.ts";
import { courseMetricsText } from "../../i18n/en/course-metrics.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { Menu } from "../../kit/menu.view.tsx";

type FunnelGroupMenuProps = {
  readonly step: FunnelStep;
  /** whether the course has few enough lessons for a filter of that kind */
  readonly isPossible: (group: FunnelGroup) => boolean;
  readonly onChoose: (group: FunnelGroup) => void;
};

/** Offers to make a group of those whom a bar of the funnel counts. */
export const FunnelGroupMenu = ({ step, isPossible, onChoose }: FunnelGroupMenuProps) => {
  const text = useText(courseMetricsText);
  const label = text("groups.menu", { name: step.name });
  const counts = { reached: step.reached, completed: step.completed, stopped: Math.max(0, step.reached - step.completed) };
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton icon={UsersRound} label={label} size="small" />}
      groups={[
        {
          id: "groups",
          entries: funnelGroups.map((id) => ({
            id,
            label: text(`groups.${id}`, { count: counts[id] }),
            ...(isPossible(id) ? {} : { isDisabled: true, note: text("groups.tooMany") }),
          })),
        },
      ]}
      onAction={(id) => {
        const chosen = funnelGroups.find((group) => group === id);
        if (chosen !== undefined) onChoose(chosen);
      }}
    />
  );
};

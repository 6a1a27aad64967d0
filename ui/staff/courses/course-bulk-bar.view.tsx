import type { CampaignAction } from "../../../core/campaigns/campaign-tools.model.ts";
import { campaignToolsText } from "../../i18n/en/campaign-tools.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { SelectionBar } from "../../kit/selection-bar.view.tsx";

type CourseBulkBarProps = {
  readonly count: number;
  /** whether archived courses are listed */
  readonly isArchived: boolean;
  readonly isPending: boolean;
  readonly onAction: (action: CampaignAction) => void;
  readonly onClear: () => void;
};

const current = ["pause", "resume", "archive", "copy"] as const;
const archived = ["unarchive", "copy"] as const;

/** What can be done with the selected courses. */
export const CourseBulkBar = ({ count, isArchived, isPending, onAction, onClear }: CourseBulkBarProps) => {
  const text = useText(campaignToolsText);
  return (
    <SelectionBar count={count} onClear={onClear}>
      {(isArchived ? archived : current).map((action) => (
        <Button key={action} size="small" isDisabled={isPending} onPress={() => onAction(action)}>
          {text(`bulk.${action}`)}
        </Button>
      ))}
      <Button size="small" kind="danger" isDisabled={isPending} onPress={() => onAction("delete")}>
        {text("bulk.delete")}
      </Button>
    </SelectionBar>
  );
};

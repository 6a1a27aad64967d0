import { useCallback, useMemo, useRef, useState } from "react";
import { CampaignTools } from "../../../core/campaigns/campaign-tools.port.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { CourseBinView } from "./course-bin.view.tsx";
import { useCampaignBulk } from "./use-campaign-bulk.ts";

/** The page of deleted courses. */
export const CourseBinScreen = () => {
  const tools = useService(CampaignTools);
  const clock = useService(Clock);
  const [now] = useState(clock.now);
  const ask = useMemo(() => () => tools.bin(), [tools]);
  const { answer, again } = useAnswer(ask, "");
  const { selection, select, isPending, run } = useCampaignBulk(again);
  const newest = useRef(run);
  newest.current = run;
  const restore = useCallback((courses: Selection): void => newest.current("restore", courses), []);
  return (
    <CourseBinView
      courses={answer}
      now={now}
      selection={selection}
      isActing={isPending}
      onSelectionChange={select}
      onRestore={restore}
      onRetry={again}
    />
  );
};

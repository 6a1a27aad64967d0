import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import type { CampaignAction } from "../../../core/campaigns/campaign-tools.model.ts";
import type { Campaign } from "../../../core/campaigns/campaign.model.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { editOfAction } from "../../../core/edit-impact/bulk-edit.rule.ts";
import { EditImpactStore } from "../../../core/edit-impact/edit-impact.port.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useService } from "../../react/services.tsx";
import type { AffectedCourse } from "./bulk-impact-dialog.view.tsx";

/**
 * Asks before an action on several courses that affects learners.
 * @property before runs the action at once where nobody is affected, but for deletions, which are asked about as ever
 */
type BulkGuard = {
  readonly before: (action: CampaignAction, on: Selection, run: () => void) => void;
  readonly isAsking: boolean;
  readonly dialog: React.ReactNode;
};
type Asked = {
  readonly action: CampaignAction;
  readonly count: number;
  readonly courses: readonly AffectedCourse[];
  readonly run: () => void;
};

const body = loadable(async () => (await import("./bulk-impact-dialog.view.tsx")).BulkImpactDialog);

/**
 * Whom actions on listed courses affect, asked of the server course by course where somebody has joined.
 * @param onRefused loads the list as it is now
 */
export const useBulkImpact = (listed: readonly Campaign[], onRefused: () => void): BulkGuard => {
  const store = useService(EditImpactStore);
  const alerts = useService(Alerts);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAsking, setAsking] = useState(false);
  const affectedOf = async (action: CampaignAction, on: Selection): Promise<readonly AffectedCourse[] | null> => {
    const edit = editOfAction(action);
    const found: AffectedCourse[] = [];
    for (const { id, name, internal_name, learners } of listed) {
      if (edit === null || !on.has(String(id)) || learners === 0) continue;
      const answer = await alerts.reporting(store.impact(Number(id), edit))();
      if (E.isLeft(answer)) return null;
      const { affected, uncompleted } = answer.right;
      if (affected > 0) found.push({ id: Number(id), name: internal_name === "" ? name : internal_name, affected, uncompleted });
    }
    return found;
  };
  const before = async (action: CampaignAction, on: Selection, run: () => void): Promise<void> => {
    setAsking(true);
    const courses = await affectedOf(action, on);
    setAsking(false);
    if (courses === null) onRefused();
    else if (courses.length === 0 && action !== "delete") run();
    else setAsked({ action, count: on.size, courses, run });
  };
  const confirmed = (): void => {
    setAsked(null);
    asked?.run();
  };
  return {
    before: (action, on, run) => void before(action, on, run),
    isAsking,
    dialog:
      asked === null ? null : (
        <body.View action={asked.action} count={asked.count} courses={asked.courses} onConfirm={confirmed} onClose={() => setAsked(null)} />
      ),
  };
};

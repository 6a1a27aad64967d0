import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import { type CampaignAction, oppositeAction } from "../../../core/campaigns/campaign-tools.model.ts";
import { CampaignTools } from "../../../core/campaigns/campaign-tools.port.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { campaignToolsText } from "../../i18n/en/campaign-tools.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";

const nothing: Selection = new Set();

/** The selected courses, and the actions on them. */
export type CampaignBulk = {
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  readonly isPending: boolean;
  /** @param on the selected ones, unless others are named */
  readonly run: (action: CampaignAction, on?: Selection) => void;
};

/** Actions on selected courses: each result is counted, and what they changed can be undone. */
export const useCampaignBulk = (onDone: () => void): CampaignBulk => {
  const text = useText(campaignToolsText);
  const tools = useService(CampaignTools);
  const alerts = useService(Alerts);
  const toasts = useToasts();
  const [selection, select] = useState<Selection>(nothing);
  const [isPending, setPending] = useState(false);
  const act = async (action: CampaignAction, ids: readonly number[], withUndo: boolean): Promise<void> => {
    setPending(true);
    const answer = await alerts.reporting(tools.massAction({ ids: [...ids], action }))();
    setPending(false);
    if (E.isLeft(answer)) return;
    onDone();
    select(nothing);
    const { results } = answer.right;
    const done = results.filter((result) => result.done);
    const refused = results.find((result) => !result.done);
    if (refused !== undefined)
      toasts.show({
        text: text("failed", { failed: results.length - done.length, all: results.length, message: refused.message }),
        tone: "error",
      });
    if (done.length === 0) return;
    const undone = done.flatMap(({ id, new_id, changed }) => (changed ? [new_id ?? id] : []));
    const back = { label: text("undo"), run: () => void act(oppositeAction[action], undone, false) };
    const undo = undone.length === 0 || !withUndo ? {} : { action: back };
    toasts.show({ text: text(`done.${action}`, { count: done.length }), tone: "success", ...undo });
  };
  return { selection, select, isPending, run: (action, on = selection) => void act(action, [...on].map(Number), true) };
};

import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { CourseEdit } from "../../../core/edit-impact/course-edit.model.ts";
import type { EditImpact } from "../../../core/edit-impact/edit-impact.model.ts";
import { EditImpactStore } from "../../../core/edit-impact/edit-impact.port.ts";
import { Ids } from "../../../core/kernel/ids.port.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useService } from "../../react/services.tsx";

/** Stores an edit; with a key, what learners have begun stays open, and the key takes that back. */
export type SaveEdit = (keep: string | null) => void;

/**
 * Asks before an edit that affects learners is stored.
 * @property before shows whom an edit affects, and saves it once that is confirmed; at once where nobody is affected
 * @property offer the same with an impact that is known
 */
export type ImpactGuard = {
  readonly before: (edit: CourseEdit, save: SaveEdit) => void;
  readonly offer: (impact: EditImpact, save: SaveEdit) => void;
  readonly dialog: React.ReactNode;
};

type Asked = { readonly impact: EditImpact; readonly save: SaveEdit; readonly isDeletion: boolean };

const isDeletion = (edit: CourseEdit): boolean => edit.of === "course" && edit.deleted === true;

const body = loadable(async () => (await import("./impact-dialog.view.tsx")).ImpactDialog);

/**
 * Whom edits of a course affect, asked of the server where somebody has joined it.
 * @param onRefused loads the course as it is now
 */
export const useEditImpact = (course: Pick<CampaignRecord, "id" | "learners"> | null, onRefused: () => void): ImpactGuard => {
  const store = useService(EditImpactStore);
  const alerts = useService(Alerts);
  const ids = useService(Ids);
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (impact: EditImpact, save: SaveEdit, deletes: boolean): void => {
    if (impact.affected === 0) save(null);
    else setAsked({ impact, save, isDeletion: deletes });
  };
  const before = async (edit: CourseEdit, save: SaveEdit): Promise<void> => {
    if (course === null) return;
    if (course.learners === 0) return save(null);
    const found = await alerts.reporting(store.impact(course.id, edit))();
    if (E.isRight(found)) ask(found.right, save, isDeletion(edit));
    else onRefused();
  };
  const confirmed = (keep: string | null): void => {
    setAsked(null);
    asked?.save(keep);
  };
  return {
    before: (edit, save) => void before(edit, save),
    offer: (impact, save) => ask(impact, save, false),
    dialog:
      asked === null ? null : (
        <body.View
          impact={asked.impact}
          isDeletion={asked.isDeletion}
          onSave={() => confirmed(null)}
          onKeep={() => confirmed(ids.uuid())}
          onClose={() => setAsked(null)}
        />
      ),
  };
};

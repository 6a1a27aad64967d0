import type { CampaignRecord, CampaignTrigger } from "../../../core/campaigns/campaign-record.model.ts";
import type { TriggerChange } from "../../../core/campaigns/campaign-write.model.ts";
import type { LessonsEdit } from "../../../core/edit-impact/course-edit.model.ts";
import { EditImpactStore } from "../../../core/edit-impact/edit-impact.port.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import type { CourseInHand } from "./use-course.ts";
import type { ImpactGuard } from "./use-edit-impact.tsx";

export type LessonForm = {
  readonly isPending: boolean;
  readonly failure: Failure | null;
  /** @param undo the values before */
  readonly save: (trigger: CampaignTrigger, change: TriggerChange, undo: TriggerChange) => void;
};

/** Stores the form of a lesson once it is said whom that affects; refusals are shown in the form. */
export const useLessonForm = (
  { id, learners }: CampaignRecord,
  hand: CourseInHand,
  { offer }: ImpactGuard,
  onSaved: () => void,
): LessonForm => {
  const text = useText(coursesText);
  const edits = useService(EditImpactStore);
  const toasts = useToasts();
  const { isPending, failure, run } = useSubmit();
  return {
    isPending,
    failure,
    save: (trigger, change, undo) => {
      const of = (to: TriggerChange): LessonsEdit => ({ of: "lessons", changes: [{ id: trigger.id, change: to }] });
      const store = (keep: string | null): void =>
        run(edits.edit(id, { edit: of(change), ...(keep === null ? {} : { keep_open: keep }) }), (saved) => {
          const back = { edit: of(undo), ...(keep === null ? {} : { take_back: keep }) };
          hand.accept(saved);
          onSaved();
          toasts.show({
            text: text("done.saved"),
            tone: "success",
            action: { label: text("undo"), run: () => void hand.run(() => edits.edit(id, back), text("done.saved")) },
          });
        });
      if (learners === 0) store(null);
      else run(edits.impact(id, of(change)), (impact) => offer(impact, store));
    },
  };
};

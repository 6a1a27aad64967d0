import * as E from "fp-ts/lib/Either.js";
import { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useGo } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import type { CourseActs } from "./course.view.tsx";
import { useCourseCopies } from "./use-course-copies.tsx";
import { courseIn, type CourseInHand } from "./use-course.ts";
import { useEditImpact } from "./use-edit-impact.tsx";

/** What is done with a whole course, with the dialogs that ask before it; everything can be undone. */
export const useCourseActs = (id: number, hand: CourseInHand): { readonly acts: CourseActs; readonly dialog: React.ReactNode } => {
  const text = useText(coursesText);
  const go = useGo();
  const store = useService(CampaignEditing);
  const alerts = useService(Alerts);
  const toasts = useToasts();
  const course = courseIn(hand);
  const guard = useEditImpact(course, hand.again);
  const set = (
    change: { readonly draft?: boolean; readonly paused?: boolean; readonly archived?: boolean },
    said: string,
    undo: typeof change,
  ): void =>
    void hand.run(
      ({ version }) => store.update(id, { version, ...change }),
      said,
      ({ version }) => store.update(id, { version, ...undo }),
    );
  const restore = async (): Promise<void> => {
    const back = await alerts.reporting(store.restore(id))();
    if (E.isRight(back)) {
      toasts.show({ text: text("done.restored", { name: back.right.name }), tone: "success" });
      go(`/ui/campaigns/${id}/lessons`);
    }
  };
  const remove = async ({ name }: CampaignRecord): Promise<void> => {
    const gone = await alerts.reporting(store.remove(id))();
    if (E.isLeft(gone)) return;
    go("/ui/campaigns");
    toasts.show({ text: text("done.removed", { name }), tone: "success", action: { label: text("undo"), run: () => void restore() } });
  };
  const copies = useCourseCopies(course);
  const acts: CourseActs = {
    onCopy: copies.onCopy,
    onTemplate: copies.onTemplate,
    onPublish: (published) =>
      guard.before({ of: "course", draft: !published }, () =>
        set({ draft: !published }, text(published ? "done.published" : "done.drafted"), { draft: published }),
      ),
    onPause: (paused) =>
      guard.before({ of: "course", paused }, () => set({ paused }, text(paused ? "done.paused" : "done.resumed"), { paused: !paused })),
    onArchive: (archived) => set({ archived }, text(archived ? "done.archived" : "done.unarchived"), { archived: !archived }),
    onRemove: () => {
      if (course !== null) void remove(course);
    },
  };
  return {
    acts,
    dialog: (
      <>
        {copies.dialog}
        {guard.dialog}
      </>
    ),
  };
};

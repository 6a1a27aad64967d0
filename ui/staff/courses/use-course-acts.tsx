import { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import type { CourseActs } from "./course.view.tsx";
import { useCourseCopies } from "./use-course-copies.tsx";
import { useCourseRemoval } from "./use-course-removal.ts";
import { useCourseSharing } from "./use-course-sharing.tsx";
import { courseIn, type CourseInHand } from "./use-course.ts";
import { useEditImpact } from "./use-edit-impact.tsx";

/** What is done with a whole course, with the dialogs that ask before it; everything can be undone. */
export const useCourseActs = (id: number, hand: CourseInHand): { readonly acts: CourseActs; readonly dialog: React.ReactNode } => {
  const text = useText(coursesText);
  const store = useService(CampaignEditing);
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
  const remove = useCourseRemoval();
  const sharing = useCourseSharing(course);
  const copies = useCourseCopies(course);
  const acts: CourseActs = {
    onCopy: copies.onCopy,
    onShare: sharing.onShare,
    onTemplate: copies.onTemplate,
    onPublish: (published) =>
      guard.before({ of: "course", draft: !published }, () =>
        set({ draft: !published }, text(published ? "done.published" : "done.drafted"), { draft: published }),
      ),
    onPause: (paused) =>
      guard.before({ of: "course", paused }, () => set({ paused }, text(paused ? "done.paused" : "done.resumed"), { paused: !paused })),
    onArchive: (archived) =>
      guard.before({ of: "course", archived }, () =>
        set({ archived }, text(archived ? "done.archived" : "done.unarchived"), { archived: !archived }),
      ),
    onRemove: () =>
      guard.before({ of: "course", deleted: true }, () => {
        if (course !== null) void remove(course);
      }),
  };
  return {
    acts,
    dialog: (
      <>
        {copies.dialog}
        {sharing.dialog}
        {guard.dialog}
      </>
    ),
  };
};

import { useEffect, useLayoutEffect, useState } from "react";
import { NEVER } from "rxjs";
import type { CampaignRecord, CampaignValues } from "../../../core/campaigns/campaign-record.model.ts";
import { CourseSettingsEditing, type CourseSettingsForm } from "../../../core/campaigns/course-settings-editing.service.ts";
import type { CourseSetting } from "../../../core/campaigns/course-settings-fields.rule.ts";
import { campaignValuesOf } from "../../../core/campaigns/decide-campaign.rule.ts";
import type { SaverState } from "../../../core/kernel/saver.model.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useStable } from "../../react/use-stable.ts";

type State = SaverState<CampaignRecord, CampaignValues, CourseSetting>;

/** The settings of a course as they are typed, which save themselves; leaving the page sends what is not stored yet. */
export const useCourseSettings = (course: CampaignRecord, onStored: (course: CampaignRecord) => void) => {
  const editing = useService(CourseSettingsEditing);
  const [form, setForm] = useState<CourseSettingsForm | null>(null);
  const [isAside, setAside] = useState(false);
  const open = useStable(() => editing.open(course, onStored));
  // Before the browser paints: the fields may be typed into as soon as they are seen.
  useLayoutEffect(() => {
    const opened = open();
    setForm(opened);
    return () => opened.close();
  }, [open]);
  // What the form itself stored is not taken again: that would take away a space that the user has just typed.
  useEffect(() => {
    if (form !== null && form.latest().stored !== course) form.take(course);
  }, [form, course]);
  const state = useLatest<State | null>(form?.state$ ?? NEVER, null);
  return {
    values: state?.typed ?? campaignValuesOf(course),
    failure: state?.failure ?? null,
    clash: isAside ? null : (state?.clash ?? null),
    change: (change: Partial<CampaignValues>): void => {
      setAside(false);
      form?.change(change);
    },
    saving: {
      status: state?.status ?? ("idle" as const),
      onUndo: form?.undo() ?? null,
      onRetry: (): void => {
        setAside(false);
        if (state?.clash === null) void form?.save();
      },
    },
    keepMine: (): void => form?.keepMine(),
    takeTheirs: (): void => form?.takeTheirs(),
    setAside: (): void => setAside(true),
  };
};

import { useEffect, useRef, useState } from "react";
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
  /** The form that takes changes, and those typed before there was one: fields can be typed into a moment earlier. */
  const taking = useRef<CourseSettingsForm | null>(null);
  const early = useRef<Partial<CampaignValues>>({});
  const open = useStable(() => editing.open(course, onStored));
  useEffect(() => {
    const opened = open();
    taking.current = opened;
    if (Object.keys(early.current).length > 0) opened.change(early.current);
    early.current = {};
    setForm(opened);
    return () => {
      taking.current = null;
      opened.close();
    };
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
      if (taking.current === null) early.current = { ...early.current, ...change };
      else taking.current.change(change);
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

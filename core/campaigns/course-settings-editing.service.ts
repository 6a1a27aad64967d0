import * as TE from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import type { SchedulerLike } from "rxjs";
import type { Connectivity } from "../kernel/connectivity.port.ts";
import { notFound } from "../kernel/failure.ts";
import { makeSaver } from "../kernel/saver.service.ts";
import type { Saver } from "../kernel/saver.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { readStored } from "../kernel/stored-text.ts";
import { token } from "../kernel/token.ts";
import type { CampaignEditing } from "./campaign-editing.port.ts";
import { CampaignRecord, CampaignValues } from "./campaign-record.model.ts";
import { campaignRefusals } from "./campaign-refusals.ts";
import { courseChangeOf, type CourseSetting, editableCourse } from "./course-settings-fields.rule.ts";
import { campaignValuesOf } from "./decide-campaign.rule.ts";

/**
 * The settings of one course, which are stored as they are typed.
 * @property change types some of the settings
 * @property undo gives the settings that were changed here the values with which the form was opened; null where there is none
 */
export type CourseSettingsForm = Omit<Saver<CampaignRecord, CampaignValues, CourseSetting>, "type"> & {
  readonly change: (change: Partial<CampaignValues>) => void;
  readonly undo: () => (() => void) | null;
};

/** Opens the settings of a course; what is not stored yet stays on the device. */
export type CourseSettingsEditing = {
  readonly open: (course: CampaignRecord, onStored: (course: CampaignRecord) => void) => CourseSettingsForm;
};
export const CourseSettingsEditing = token<CourseSettingsEditing>("campaigns.settings-editing");

/** The unsaved settings of a course on the device. */
const KeptCourseSettings = t.type(
  { key: t.string, base: CampaignRecord, typed: CampaignValues, sent: t.readonlyArray(CampaignValues) },
  "KeptCourseSettings",
);

type Deps = {
  readonly store: Pick<CampaignEditing, "update">;
  readonly connectivity: Connectivity;
  /** this user's storage on this device */
  readonly storage: DeviceStorage;
  readonly scheduler?: SchedulerLike;
};

const pauseMs = 800;
const retryMs = 5_000;

export const makeCourseSettingsEditing = ({ store, connectivity, storage, scheduler }: Deps): CourseSettingsEditing => ({
  open: (course, onStored) => {
    const place = `course-settings:${course.id}`;
    const kept = readStored(KeptCourseSettings, storage.get(place));
    const saver = makeSaver<CampaignRecord, CampaignValues, CourseSetting>({
      of: editableCourse,
      start: kept ?? { key: "", base: course, typed: campaignValuesOf(course), sent: [] },
      send: ({ base, values, fields }) =>
        base === null
          ? TE.left(notFound(campaignRefusals.campaign_gone))
          : store.update(base.id, courseChangeOf(base.version, values, fields)),
      read: CampaignRecord.is,
      keep: (draft) => (draft === null ? storage.remove(place) : storage.set(place, JSON.stringify(draft))),
      onStored,
      auto: { connectivity, after: pauseMs, retryAfter: retryMs, ...(scheduler === undefined ? {} : { scheduler }) },
    });
    const { type, ...form } = saver;
    const opened = campaignValuesOf(kept?.base ?? course);
    const changed = new Set<CourseSetting>(
      editableCourse.fieldsOf(opened).filter((field) => !editableCourse.isSame(field, opened, saver.latest().typed)),
    );
    saver.take(course);
    return {
      ...form,
      change: (change) => {
        const before = saver.latest().typed;
        const typed = { ...before, ...change };
        for (const field of editableCourse.fieldsOf(typed)) if (!editableCourse.isSame(field, before, typed)) changed.add(field);
        type(typed);
      },
      undo: () => {
        const { typed } = saver.latest();
        const fields = [...changed].filter((field) => !editableCourse.isSame(field, typed, opened));
        return fields.length === 0 ? null : () => type(editableCourse.replaced(saver.latest().typed, opened, fields));
      },
    };
  },
});

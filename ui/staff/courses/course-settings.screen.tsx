import * as TE from "fp-ts/lib/TaskEither.js";
import { useMemo } from "react";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { GroupStore } from "../../../core/groups/groups.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { PortalSettingsStore } from "../../../core/portal-settings/portal-settings.port.ts";
import { TriggerCalls } from "../../../core/triggers/triggers.port.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useChoosePicture } from "../files/picker/use-choose-picture.ts";
import { useStorePicture } from "../rich-text/use-store-picture.ts";
import { useStaffUser } from "../staff-user.ts";
import { CourseSettingsView } from "./course-settings.view.tsx";
import { useCourseSettings } from "./use-course-settings.ts";
import type { CourseInHand } from "./use-course.ts";
import { useDefaultCourse } from "./use-default-course.ts";

const clash = loadable(async () => (await import("./course-clash.view.tsx")).CourseClashView);

type SettingsProps = { readonly course: CampaignRecord; readonly hand: CourseInHand; readonly isReadOnly: boolean };

/** The settings of a course. */
export const CourseSettings = ({ course, hand, isReadOnly }: SettingsProps) => {
  const text = useText(coursesText);
  const portal = useService(PortalSettingsStore);
  const groups = useService(GroupStore);
  const triggers = useService(TriggerCalls);
  const { timezone } = useStaffUser();
  const choosePicture = useChoosePicture();
  const onPicture = useStorePicture();
  const settings = useCourseSettings(course, hand.accept);
  const { values } = settings;
  const { replaced, setDefault } = useDefaultCourse(course, hand.run);
  const listed = useAnswer(
    useMemo(() => () => portal.sections(), [portal]),
    "",
  ).answer;
  const known = useAnswer(
    useMemo(() => () => groups.list(), [groups]),
    "",
  ).answer;
  const group = values.offered === "group" ? values.bookmark_id : null;
  const counted = useAnswer(
    useMemo(() => (key: string) => (key === "" ? TE.right(null) : triggers.count(Number(key))), [triggers]),
    group === null ? "" : String(group),
  ).answer;
  const sections = (latestValue(listed)?.sections ?? []).map(({ name }) => name);
  const cover = async (): Promise<void> => {
    const picture = await choosePicture(text("settings.chooseTitle"));
    if (picture !== null) settings.change({ cover: picture });
  };
  return (
    <>
      <CourseSettingsView
        values={values}
        saving={settings.saving}
        isReadOnly={isReadOnly}
        failure={settings.failure}
        sections={sections}
        groups={latestValue(known)?.groups ?? []}
        reach={latestValue(counted) ?? null}
        timezone={timezone}
        onChange={settings.change}
        isDefault={course.is_default}
        replaced={replaced}
        onDefault={setDefault}
        onCover={() => void cover()}
        onPicture={isReadOnly ? null : onPicture}
      />
      {settings.clash === null ? null : (
        <clash.View
          values={values}
          clash={settings.clash}
          groups={latestValue(known)?.groups ?? []}
          timezone={timezone}
          onKeepMine={settings.keepMine}
          onTakeTheirs={settings.takeTheirs}
          onClose={settings.setAside}
        />
      )}
    </>
  );
};

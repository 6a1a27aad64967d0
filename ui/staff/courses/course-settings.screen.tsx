import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { useMemo } from "react";
import { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { CampaignStore } from "../../../core/campaigns/campaigns.port.ts";
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

const clash = loadable(async () => (await import("./course-clash.view.tsx")).CourseClashView);

type SettingsProps = { readonly course: CampaignRecord; readonly hand: CourseInHand; readonly isReadOnly: boolean };

/** The settings of a course. */
export const CourseSettings = ({ course, hand, isReadOnly }: SettingsProps) => {
  const text = useText(coursesText);
  const store = useService(CampaignEditing);
  const campaigns = useService(CampaignStore);
  const portal = useService(PortalSettingsStore);
  const groups = useService(GroupStore);
  const triggers = useService(TriggerCalls);
  const { timezone } = useStaffUser();
  const choosePicture = useChoosePicture();
  const onPicture = useStorePicture();
  const settings = useCourseSettings(course, hand.accept);
  const { values } = settings;
  const listed = useAnswer(
    useMemo(() => () => portal.sections(), [portal]),
    "",
  ).answer;
  const known = useAnswer(
    useMemo(() => () => groups.list(), [groups]),
    "",
  ).answer;
  const others = useAnswer(
    useMemo(() => () => campaigns.list, [campaigns]),
    String(course.version),
  ).answer;
  const standing = latestValue(others)?.find((one) => one.is_default);
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
  const replaced = standing === undefined || Number(standing.id) === course.id ? null : Number(standing.id);
  /** The course that was the default one takes its place again, or none does. */
  const undoDefault = ({ version }: CampaignRecord) =>
    replaced === null
      ? store.update(course.id, { version, is_default: !course.is_default })
      : pipe(
          store.get(replaced),
          TE.chain((before) => store.update(replaced, { version: before.version, is_default: true })),
          TE.chain(() => store.get(course.id)),
        );
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
        replaced={replaced === null ? null : (standing?.name ?? null)}
        onDefault={(is_default) =>
          void hand.run(({ version }) => store.update(course.id, { version, is_default }), text("done.saved"), undoDefault)
        }
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

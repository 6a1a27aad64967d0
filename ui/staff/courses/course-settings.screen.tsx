import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { useMemo, useState } from "react";
import { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import { type CampaignRecord, CampaignValues, campaignValues } from "../../../core/campaigns/campaign-record.model.ts";
import { CampaignStore } from "../../../core/campaigns/campaigns.port.ts";
import { GroupStore } from "../../../core/groups/groups.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { PortalSettingsStore } from "../../../core/portal-settings/portal-settings.port.ts";
import { TriggerCalls } from "../../../core/triggers/triggers.port.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { useChoosePicture } from "../files/picker/use-choose-picture.ts";
import { useStorePicture } from "../rich-text/use-store-picture.ts";
import { useStaffUser } from "../staff-user.ts";
import { CourseSettingsView } from "./course-settings.view.tsx";

type SettingsProps = { readonly course: CampaignRecord; readonly isReadOnly: boolean; readonly onSaved: (course: CampaignRecord) => void };

const keys = Object.keys(campaignValues);

/** The values of the course that the form has, so that a comparison sees only those. */
const valuesOf = (course: CampaignRecord): CampaignValues => {
  const read = CampaignValues.decode(Object.fromEntries(keys.map((key) => [key, Reflect.get(course, key)])));
  return E.isRight(read) ? read.right : course;
};

/** The settings of a course. */
export const CourseSettings = ({ course, isReadOnly, onSaved }: SettingsProps) => {
  const text = useText(coursesText);
  const store = useService(CampaignEditing);
  const campaigns = useService(CampaignStore);
  const portal = useService(PortalSettingsStore);
  const groups = useService(GroupStore);
  const triggers = useService(TriggerCalls);
  const toasts = useToasts();
  const { timezone } = useStaffUser();
  const choosePicture = useChoosePicture();
  const onPicture = useStorePicture();
  const [changed, setChanged] = useState<Partial<CampaignValues> & { readonly is_default?: boolean }>({});
  const { isPending, failure, run } = useSubmit();
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
  const stored = valuesOf(course);
  const { is_default = course.is_default, ...given } = changed;
  const values = { ...stored, ...given };
  const group = values.offered === "group" ? values.bookmark_id : null;
  const counted = useAnswer(
    useMemo(() => (key: string) => (key === "" ? TE.right(null) : triggers.count(Number(key))), [triggers]),
    group === null ? "" : String(group),
  ).answer;
  const sections = (latestValue(listed)?.sections ?? []).map(({ name }) => name);
  const cover = async (): Promise<void> => {
    const picture = await choosePicture(text("settings.chooseTitle"));
    if (picture !== null) setChanged((before) => ({ ...before, cover: picture }));
  };
  return (
    <CourseSettingsView
      values={values}
      isDirty={is_default !== course.is_default || JSON.stringify(values) !== JSON.stringify(stored)}
      isPending={isPending}
      isReadOnly={isReadOnly}
      failure={failure}
      sections={sections}
      groups={latestValue(known)?.groups ?? []}
      reach={latestValue(counted) ?? null}
      timezone={timezone}
      onChange={(change) => setChanged((before) => ({ ...before, ...change }))}
      isDefault={is_default}
      replaced={standing === undefined || Number(standing.id) === course.id ? null : standing.name}
      onDefault={(next) => setChanged((before) => ({ ...before, is_default: next }))}
      onCover={() => void cover()}
      onPicture={isReadOnly ? null : onPicture}
      onSave={() =>
        run(store.update(course.id, { version: course.version, ...changed }), (saved) => {
          setChanged({});
          onSaved(saved);
          toasts.show({ text: text("done.saved"), tone: "success" });
        })
      }
      onDiscard={() => setChanged({})}
    />
  );
};

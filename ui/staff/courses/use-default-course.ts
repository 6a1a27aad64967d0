import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { useMemo } from "react";
import { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { CampaignStore } from "../../../core/campaigns/campaigns.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import type { CourseInHand } from "./use-course.ts";

/**
 * Makes a course the organisation's default course; Undo gives that place back to the course that had it.
 * @property replaced name of the course that has the place now; null if none or this one has it
 */
export const useDefaultCourse = (course: CampaignRecord, run: CourseInHand["run"]) => {
  const text = useText(coursesText);
  const store = useService(CampaignEditing);
  const campaigns = useService(CampaignStore);
  const others = useAnswer(
    useMemo(() => () => campaigns.list, [campaigns]),
    String(course.version),
  ).answer;
  const standing = latestValue(others)?.find((one) => one.is_default);
  const replaced = standing === undefined || Number(standing.id) === course.id ? null : Number(standing.id);
  const undo = ({ version }: CampaignRecord) =>
    replaced === null
      ? store.update(course.id, { version, is_default: !course.is_default })
      : pipe(
          store.get(replaced),
          TE.chain((before) => store.update(replaced, { version: before.version, is_default: true })),
          TE.chain(() => store.get(course.id)),
        );
  return {
    replaced: replaced === null ? null : (standing?.name ?? null),
    setDefault: (is_default: boolean): void =>
      void run(({ version }) => store.update(course.id, { version, is_default }), text("done.saved"), undo),
  };
};

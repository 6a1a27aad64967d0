import { useMemo } from "react";
import { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import { CampaignTools } from "../../../core/campaigns/campaign-tools.port.ts";
import { latestValue, loaded } from "../../../core/kernel/remote.ts";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useGo, useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { NewCourseView } from "./new-course.view.tsx";

/** The page on which a course is created, empty or from the template that the address names, which has to be loaded first. */
export const NewCourseScreen = () => {
  const store = useService(CampaignEditing);
  const tools = useService(CampaignTools);
  const go = useGo();
  const { template = "" } = useQuery();
  const setQuery = useSetQuery();
  const ask = useMemo(() => () => tools.templates(), [tools]);
  const { answer, again } = useAnswer(ask, "");
  const { isPending, failure, run } = useSubmit();
  return (
    <RemoteView
      remote={template === "" ? loaded(latestValue(answer) ?? []) : answer}
      skeleton={<SkeletonLines lines={5} />}
      onRetry={again}
    >
      {(templates) => {
        const chosen = templates.find(({ id }) => String(id) === template) ?? null;
        return (
          <NewCourseView
            templates={templates}
            chosen={chosen}
            isPending={isPending}
            failure={failure}
            onTemplate={(id) => setQuery({ template: id })}
            onCreate={(name) =>
              run(chosen === null ? store.create({ name }) : tools.createFrom(chosen.id, name), ({ id }) =>
                go(`/ui/campaigns/${id}/lessons`, { replace: true }),
              )
            }
          />
        );
      }}
    </RemoteView>
  );
};

import { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import { useGo } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { NewCourseView } from "./new-course.view.tsx";

/** The page on which a course is created. */
export const NewCourseScreen = () => {
  const store = useService(CampaignEditing);
  const go = useGo();
  const { isPending, failure, run } = useSubmit();
  return (
    <NewCourseView
      isPending={isPending}
      failure={failure}
      onCreate={(name) => run(store.create({ name }), ({ id }) => go(`/ui/campaigns/${id}/lessons`, { replace: true }))}
    />
  );
};

import { viewColleagueText } from "../../i18n/en/view-colleague.ts";
import { useText } from "../../i18n/use-text.ts";
import { OverView } from "../../viewing/over.view.tsx";

/** What a tab shows once its view of the staff application has ended. */
export const StaffViewOver = () => {
  const text = useText(viewColleagueText);
  return <OverView title={text("overTitle")} body={text("overBody")} back={text("back")} href="/ui/settings/users" isNewTab />;
};

import { viewAsText } from "../../i18n/en/view-as.ts";
import { useText } from "../../i18n/use-text.ts";
import { OverView } from "../../viewing/over.view.tsx";

/** What a tab shows once its view of the portal has ended. */
export const ViewOver = () => {
  const text = useText(viewAsText);
  return <OverView title={text("overTitle")} body={text("overBody")} back={text("back")} href="/ui/contacts" />;
};

import { viewColleagueText } from "../../i18n/en/view-colleague.ts";
import { useText } from "../../i18n/use-text.ts";
import { BeginView, type BeginViewProps } from "../../viewing/begin-view.view.tsx";

export type ViewColleagueViewProps = Omit<BeginViewProps, "words"> & { readonly name: string };

/** The dialog that explains a view of the staff application as a user, and begins it. */
export const ViewColleagueView = ({ name, ...begin }: ViewColleagueViewProps) => {
  const text = useText(viewColleagueText);
  const words = {
    title: text("dialogTitle", { name }),
    about: text("about", { name }),
    points: [text("noWrites"), text("noTrace", { name }), text("recorded")],
    cancel: text("cancel"),
    begin: text("begin"),
    blocked: text("blocked"),
    follow: text("follow", { name }),
  };
  return <BeginView {...begin} words={words} />;
};

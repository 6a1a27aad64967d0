import { viewAsContactText } from "../../../i18n/en/view-as-contact.ts";
import { useText } from "../../../i18n/use-text.ts";
import { BeginView, type BeginViewProps } from "../../../viewing/begin-view.view.tsx";

export type ViewAsViewProps = Omit<BeginViewProps, "words"> & { readonly name: string };

/** The dialog that explains a view of the portal as a contact, and begins it. */
export const ViewAsView = ({ name, ...begin }: ViewAsViewProps) => {
  const text = useText(viewAsContactText);
  const words = {
    title: text("title", { name }),
    about: text("about", { name }),
    points: [text("readOnly"), text("noTrace"), text("recorded")],
    cancel: text("cancel"),
    begin: text("begin"),
    blocked: text("blocked"),
    follow: text("follow", { name }),
  };
  return <BeginView {...begin} words={words} />;
};

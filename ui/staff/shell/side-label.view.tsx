import { staffShellText } from "../../i18n/en/staff-shell.ts";
import { useText } from "../../i18n/use-text.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import styles from "./sidebar.module.css";

/** The label of an entry; visible only to screen readers when the sidebar is narrow. */
export const SideLabel = ({ label, isNarrow }: { readonly label: string; readonly isNarrow: boolean }) =>
  isNarrow ? <VisuallyHidden>{label} </VisuallyHidden> : <span className={styles["label"]}>{label}</span>;

/** The unread count. */
export const Unread = ({ count, isNarrow }: { readonly count: number; readonly isNarrow: boolean }) => {
  const text = useText(staffShellText);
  return (
    <span className={styles["unread"]} data-narrow={isNarrow} title={text("unread", { count })}>
      {count > 99 ? "99+" : count}
    </span>
  );
};

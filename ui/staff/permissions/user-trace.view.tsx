import type { ReactNode } from "react";
import { staffPages } from "../../../core/permissions/staff-page-table.rule.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { useText } from "../../i18n/use-text.ts";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import styles from "./permissions.module.css";

export type UserTraceProps = {
  readonly name: string;
  /** path of the chosen page; null for none */
  readonly selected: string | null;
  readonly onSelect: (path: string | null) => void;
  /** the steps of the chosen page */
  readonly children: ReactNode;
};

const options = staffPages.map(({ path, title }) => ({ id: path, label: title, note: path }));

/** The choice of a page, and why the user opens it or does not. */
export const UserTrace = ({ name, selected, onSelect, children }: UserTraceProps) => {
  const text = useText(permissionsText);
  return (
    <div className={styles["stack"]}>
      <ComboBox
        label={text("trace.label")}
        placeholder={text("trace.placeholder")}
        options={options}
        selected={selected}
        onSelect={onSelect}
      />
      {selected === null ? <p className={styles["muted"]}>{text("trace.hint", { name })}</p> : children}
    </div>
  );
};

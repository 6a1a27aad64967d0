import type { ReactNode } from "react";
import { staffPages } from "../../../core/permissions/staff-page-table.rule.ts";
import { type TracedRecordKind, tracedRecordKinds } from "../../../core/permissions/traced-record.model.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { useText } from "../../i18n/use-text.ts";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import type { Option } from "../../kit/option.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import styles from "./permissions.module.css";
import { TraceAddress, type TraceAddressProps } from "./trace-address.view.tsx";

/** What can be asked about. */
export type TraceKind = "page" | TracedRecordKind;
const kinds: readonly TraceKind[] = ["page", ...tracedRecordKinds];

export type UserTraceProps = TraceAddressProps & {
  readonly name: string;
  readonly kind: TraceKind;
  /** path of the chosen page, or id of the chosen record; null for none */
  readonly selected: string | null;
  /** records of the kind that were found by what is typed */
  readonly found: readonly Option[];
  readonly onKind: (kind: TraceKind) => void;
  readonly onSearch: (text: string) => void;
  readonly onSelect: (id: string | null) => void;
  /** the steps of what is chosen */
  readonly children: ReactNode;
};

const pages = staffPages.map(({ path, title }) => ({ id: path, label: title, note: path }));

/** The choice of a page or record, and why the user opens it or does not. */
export const UserTrace = ({ name, kind, selected, found, onKind, onSearch, onSelect, onAddress, children }: UserTraceProps) => {
  const text = useText(permissionsText);
  return (
    <div className={styles["stack"]}>
      <div className={styles["question"]}>
        <Select
          label={text("trace.about")}
          options={kinds.map((one) => ({ id: one, label: text(`trace.kinds.${one}`) }))}
          selected={kind}
          onSelect={(id) => onKind(kinds.find((one) => one === id) ?? "page")}
        />
        {kind === "page" ? (
          <ComboBox
            key="page"
            label={text("trace.label")}
            placeholder={text("trace.placeholder")}
            options={pages}
            selected={selected}
            onSelect={onSelect}
          />
        ) : (
          <ComboBox
            key={kind}
            label={text(`trace.kinds.${kind}`)}
            placeholder={text("trace.recordPlaceholder")}
            options={found}
            selected={selected}
            onSelect={onSelect}
            onInputChange={onSearch}
          />
        )}
        <TraceAddress onAddress={onAddress} />
      </div>
      {selected === null ? <p className={styles["muted"]}>{text("trace.hint", { name })}</p> : children}
    </div>
  );
};

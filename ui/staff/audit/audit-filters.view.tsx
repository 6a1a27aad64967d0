import type { RefObject } from "react";
import type { AuditFacets } from "../../../core/audit/audit-entry.model.ts";
import type { AuditFilter } from "../../../core/audit/audit-query.model.ts";
import { whoOfText, whoText } from "../../../core/audit/audit-who.rule.ts";
import { auditText } from "../../i18n/en/audit.ts";
import { useText } from "../../i18n/use-text.ts";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { actionWords, kindWords } from "./audit-words.ts";
import styles from "./audit.module.css";

const Day = loadable(async () => (await import("../../kit/text-field.view.tsx")).TextField);

export type AuditFiltersProps = {
  readonly filter: AuditFilter;
  /** the text of the search field; the filter follows it */
  readonly typed: string;
  /** undefined until loaded */
  readonly facets: AuditFacets | undefined;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onSearch: (text: string) => void;
  readonly onFilter: (change: Partial<AuditFilter>) => void;
};

const ways = ["sudo", "token", "job", "learner", "anonymous", "system"] as const;

/** The filters of the audit log; an empty field does not filter. */
export const AuditFiltersView = ({ filter, typed, facets, searchRef, onSearch, onFilter }: AuditFiltersProps) => {
  const text = useText(auditText);
  const { people = [], types = [], actions = [], timezone = "" } = facets ?? {};
  const named = (list: readonly string[], chosen: string | null): readonly string[] =>
    chosen === null || list.includes(chosen) ? list : [...list, chosen];
  return (
    <div role="group" aria-label={text("filters.label")} className={styles["filterGroup"]}>
      <SearchField
        label={text("filters.text")}
        placeholder={text("filters.text")}
        value={typed}
        onChange={onSearch}
        inputRef={searchRef}
        maxLength={200}
      />
      <div className={styles["filters"]}>
        <ComboBox
          label={text("filters.who")}
          placeholder={text("filters.anybody")}
          selected={filter.who === null ? null : whoText(filter.who)}
          options={[
            ...people.map(({ id, name }) => ({ id: `person:${id}`, label: name })),
            ...ways.map((way) => ({ id: way, label: text(`who.${way}`) })),
          ]}
          onSelect={(who) => onFilter({ who: who === null ? null : whoOfText(who) })}
        />
        <ComboBox
          label={text("filters.type")}
          placeholder={text("filters.anyType")}
          selected={filter.type}
          options={named(types, filter.type).map((type) => ({ id: type, label: kindWords(text, type) }))}
          onSelect={(type) => onFilter({ type, record: null })}
        />
        <ComboBox
          label={text("filters.action")}
          placeholder={text("filters.anyAction")}
          selected={filter.action}
          options={named(actions, filter.action).map((action) => ({ id: action, label: actionWords(text, action) }))}
          onSelect={(action) => onFilter({ action })}
        />
        <Day.View
          type="date"
          label={text("filters.from")}
          value={filter.from ?? ""}
          onChange={(from) => onFilter({ from: from === "" ? null : from })}
        />
        <Day.View
          type="date"
          label={text("filters.to")}
          value={filter.to ?? ""}
          onChange={(to) => onFilter({ to: to === "" ? null : to })}
        />
      </div>
      {timezone === "" ? null : <p className={styles["quiet"]}>{text("filters.zone", { zone: timezone })}</p>}
    </div>
  );
};

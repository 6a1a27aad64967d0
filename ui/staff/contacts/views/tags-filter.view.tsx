import type { ReactNode } from "react";
import type { DistinctValue } from "../../../../core/contacts/contact-figures.model.ts";
import { listedTags } from "../../../../core/contacts/list-bar.view-model.ts";
import { listViewsText } from "../../../i18n/en/list-views.ts";
import { useLanguage, useText } from "../../../i18n/use-text.ts";
import { Checkbox } from "../../../kit/checkbox.view.tsx";
import { FilterChip } from "../../../kit/filter-chip.view.tsx";
import { SearchField } from "../../../kit/search-field.view.tsx";
import styles from "./shape.module.css";

type TagOptionsProps = {
  readonly chosen: readonly string[];
  readonly typed: string;
  /** tags that match the typed text; null until loaded */
  readonly found: readonly DistinctValue[] | null;
  readonly onTyped: (words: string) => void;
  readonly onChange: (tags: readonly string[]) => void;
};

/** Tags with checkboxes: selected ones missing from the results, then the results, most frequent first. */
export const TagOptions = ({ chosen, typed, found, onTyped, onChange }: TagOptionsProps) => {
  const text = useText(listViewsText);
  const language = useLanguage();
  return (
    <div className={styles["picker"]}>
      <SearchField label={text("findTag")} placeholder={text("findTag")} value={typed} onChange={onTyped} />
      {found?.length === 0 && chosen.length === 0 ? <p className={styles["note"]}>{text("noTags")}</p> : null}
      <ul className={styles["options"]}>
        {listedTags(chosen, found ?? []).map(({ value, count }) => (
          <li key={value} className={styles["option"]}>
            <Checkbox
              isSelected={chosen.includes(value)}
              onChange={(isOn) => onChange(isOn ? [...chosen, value] : chosen.filter((tag) => tag !== value))}
            >
              {value}
            </Checkbox>
            {count === null ? null : <span className={styles["count"]}>{new Intl.NumberFormat(language).format(count)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
};

/**
 * The quick filter by tags.
 * @param children content of the popover
 */
export const TagsFilter = ({ children }: { readonly children: () => ReactNode }) => {
  const text = useText(listViewsText);
  return <FilterChip name={text("tags")}>{children}</FilterChip>;
};

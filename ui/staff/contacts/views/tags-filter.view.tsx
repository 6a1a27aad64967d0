import { useEffect, useState } from "react";
import type { DistinctValue } from "../../../../core/contacts/contact-figures.model.ts";
import { listViewsText } from "../../../i18n/en/list-views.ts";
import { useLanguage, useText } from "../../../i18n/use-text.ts";
import { Checkbox } from "../../../kit/checkbox.view.tsx";
import { FilterChip } from "../../../kit/filter-chip.view.tsx";
import { SearchField } from "../../../kit/search-field.view.tsx";
import styles from "./shape.module.css";

type TagsFilterProps = {
  readonly chosen: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  readonly find: (words: string) => Promise<readonly DistinctValue[]>;
};

/** Tags to tick, the most frequent first. */
const TagOptions = ({ chosen, onChange, find }: TagsFilterProps) => {
  const text = useText(listViewsText);
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<readonly DistinctValue[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void find(typed).then((values) => (isCurrent ? setFound(values) : undefined));
    return () => {
      isCurrent = false;
    };
  }, [find, typed]);
  const listed = [
    ...chosen.filter((tag) => !(found ?? []).some(({ value }) => value === tag)).map((value) => ({ value, count: null })),
    ...(found ?? []),
  ];
  return (
    <div className={styles["picker"]}>
      <SearchField label={text("findTag")} placeholder={text("findTag")} value={typed} onChange={setTyped} />
      {found?.length === 0 && chosen.length === 0 ? <p className={styles["note"]}>{text("noTags")}</p> : null}
      <ul className={styles["options"]}>
        {listed.map(({ value, count }) => (
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

/** The quick filter by tags. */
export const TagsFilter = (props: TagsFilterProps) => {
  const text = useText(listViewsText);
  return <FilterChip name={text("tags")}>{() => <TagOptions {...props} />}</FilterChip>;
};

import { useState } from "react";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { FilterChip } from "../../kit/filter-chip.view.tsx";
import type { Option } from "../../kit/option.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import styles from "./lesson-filters.module.css";

type ChoiceFilterProps<Id extends string> = {
  readonly name: string;
  readonly options: readonly (Option & { readonly id: Id })[];
  readonly chosen: readonly Id[];
  /** label of the field that finds choices, shown when there are many */
  readonly search: string;
  /** shown when there are no choices */
  readonly none: string;
  readonly onChoose: (chosen: readonly Id[]) => void;
};

/** From this number of choices on, they can be searched. */
const searchFrom = 9;

/** A filter by some of many choices. */
export const ChoiceFilter = <Id extends string>({ name, options, chosen, search, none, onChoose }: ChoiceFilterProps<Id>) => {
  const [typed, setTyped] = useState("");
  const found = options.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));
  return (
    <FilterChip
      name={name}
      value={options
        .filter(({ id }) => chosen.includes(id))
        .map(({ label }) => label)
        .join(", ")}
      onRemove={() => onChoose([])}
    >
      {() => (
        <div className={styles["choices"]}>
          {options.length < searchFrom ? null : <SearchField label={search} placeholder={search} value={typed} onChange={setTyped} />}
          {options.length === 0 ? <p className={styles["none"]}>{none}</p> : null}
          <div className={styles["list"]}>
            {found.map(({ id, label }) => (
              <Checkbox
                key={id}
                isSelected={chosen.includes(id)}
                onChange={(isOn) => onChoose(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
              >
                {label}
              </Checkbox>
            ))}
          </div>
        </div>
      )}
    </FilterChip>
  );
};

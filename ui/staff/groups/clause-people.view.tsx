import { namedPeople } from "../../../core/groups/clause-choices.rule.ts";
import { writeTypedList } from "../../../core/groups/typed-list.rule.ts";
import { ChosenPeople } from "../../fields/chosen-people.view.tsx";
import styles from "./filter-builder.module.css";

type ClausePeopleProps = {
  readonly label: string;
  /** comma-separated con_ids */
  readonly typed: string;
  readonly names: ReadonlyMap<number, { readonly name: string }>;
  readonly error: string | undefined;
  readonly onSelect: () => void;
  readonly onChange: (typed: string) => void;
};

/** The value of a condition on related contacts: their names. */
export const ClausePeople = ({ label, typed, names, error, onSelect, onChange }: ClausePeopleProps) => (
  <div role="group" aria-label={label}>
    <ChosenPeople
      label={label}
      ids={namedPeople(typed)}
      names={names}
      onSelect={onSelect}
      onChange={(ids) => onChange(writeTypedList(ids.map(String)))}
    />
    {error === undefined ? null : (
      <p className={styles["error"]} role="alert">
        {error}
      </p>
    )}
  </div>
);

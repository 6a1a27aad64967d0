import { ChevronDown } from "lucide-react";
import type { FieldOption } from "../../../core/fields/field-options.rule.ts";
import { namedChoices, withChoice } from "../../../core/groups/clause-choices.rule.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { Popover } from "../../kit/popover.view.tsx";
import styles from "./filter-builder.module.css";

type ClauseChoiceProps = {
  readonly choices: readonly FieldOption[];
  readonly typed: string;
  readonly error: string | undefined;
  readonly onLeave: () => void;
  readonly onChange: (typed: string) => void;
};

/** The value of a condition on a list field: checkboxes. */
export const ClauseChoice = ({ choices, typed, error, onLeave, onChange }: ClauseChoiceProps) => {
  const text = useText(groupsText);
  const named = namedChoices(typed);
  const unknown = named.filter((key) => choices.every((choice) => choice.key !== key)).map((key) => ({ key, label: key }));
  const all = [...choices, ...unknown];
  const said = all
    .filter(({ key }) => named.includes(key))
    .map(({ label }) => label)
    .join(", ");
  return (
    <div>
      <Popover
        label={text("build.value")}
        onClose={onLeave}
        trigger={
          <Button isWide icon={ChevronDown} aria-label={`${text("build.value")}: ${said === "" ? text("build.choose") : said}`}>
            {said === "" ? text("build.choose") : said}
          </Button>
        }
      >
        {(close) => (
          <>
            <div className={styles["choices"]} role="group" aria-label={text("build.value")}>
              {all.map(({ key, label }) => (
                <Checkbox key={key} isSelected={named.includes(key)} onChange={(isOn) => onChange(withChoice(typed, key, isOn))}>
                  {label}
                </Checkbox>
              ))}
            </div>
            <Button size="small" onPress={close}>
              {text("build.chosen")}
            </Button>
          </>
        )}
      </Popover>
      {error === undefined ? null : (
        <p className={styles["error"]} role="alert">
          {error}
        </p>
      )}
    </div>
  );
};

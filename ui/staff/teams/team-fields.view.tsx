import { ArrowDown, ArrowUp, X } from "lucide-react";
import { movedBy } from "../../../core/teams/team-fields.rule.ts";
import { teamSettingsText } from "../../i18n/en/team-settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import lists from "../settings/settings-list.module.css";
import styles from "./team-settings.module.css";

export type TeamFieldsProps = {
  /** names of the chosen fields, in order */
  readonly chosen: readonly string[];
  /** the fields that there are */
  readonly fields: readonly { readonly name: string; readonly label: string }[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** The fields of contacts that a team sees first, and their order. */
export const TeamFields = ({ chosen, fields, onChange }: TeamFieldsProps) => {
  const text = useText(teamSettingsText);
  const labelOf = (name: string): string => fields.find((field) => field.name === name)?.label ?? name;
  const others = fields.filter(({ name }) => !chosen.includes(name));
  return (
    <fieldset className={lists["group"]}>
      <legend className={lists["legend"]}>{text("details.fields")}</legend>
      <p className={lists["muted"]}>{text(chosen.length === 0 ? "details.noFields" : "details.fieldsNote")}</p>
      {chosen.length === 0 ? null : (
        <ol className={lists["rows"]} aria-label={text("details.fields")}>
          {chosen.map((name, at) => {
            const field = labelOf(name);
            return (
              <li key={name} className={lists["row"]}>
                <span className={styles["words"]}>{field}</span>
                <IconButton
                  size="small"
                  icon={ArrowUp}
                  label={text("details.up", { field })}
                  isDisabled={at === 0}
                  onPress={() => onChange(movedBy(chosen, name, -1))}
                />
                <IconButton
                  size="small"
                  icon={ArrowDown}
                  label={text("details.down", { field })}
                  isDisabled={at === chosen.length - 1}
                  onPress={() => onChange(movedBy(chosen, name, 1))}
                />
                <IconButton
                  size="small"
                  icon={X}
                  label={text("details.remove", { field })}
                  onPress={() => onChange(chosen.filter((one) => one !== name))}
                />
              </li>
            );
          })}
        </ol>
      )}
      {others.length === 0 ? null : (
        <ComboBox
          key={chosen.length}
          label={text("details.addField")}
          placeholder={text("details.addFieldPlaceholder")}
          selected={null}
          options={others.map(({ name, label }) => ({ id: name, label }))}
          onSelect={(name) => {
            if (name !== null) onChange([...chosen, name]);
          }}
        />
      )}
    </fieldset>
  );
};

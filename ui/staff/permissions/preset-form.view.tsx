import { isAdmin } from "../../../core/access/permission.rule.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { permissionCells } from "../../../core/permissions/permission-rows.view-model.ts";
import { type PresetDraft, presetLimits } from "../../../core/permissions/preset.model.ts";
import { switchedFlags } from "../../../core/permissions/switched-flags.rule.ts";
import { givenRoles, isGivenRole } from "../../../core/users/given-roles.rule.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { RadioGroup } from "../../kit/radio-group.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import lists from "../settings/settings-list.module.css";
import styles from "./permissions.module.css";
import { usePermissionWords } from "./use-permission-words.ts";

export type PresetFormProps = {
  readonly draft: PresetDraft;
  /** how many users change with it */
  readonly followers: number;
  /** of the organisation */
  readonly features: readonly string[];
  readonly failure: Failure | null;
  readonly onChange: (draft: PresetDraft) => void;
};

/** The form of a preset: its name, role and permissions. */
export const PresetForm = ({ draft, followers, features, failure, onChange }: PresetFormProps) => {
  const text = useText(permissionsText);
  const people = useText(usersText);
  const words = usePermissionWords();
  const problem = fieldError(failure, "flags");
  return (
    <div className={styles["stack"]}>
      {failure === null || failure.tag === "invalid" ? null : <Banner tone="danger">{failureMessage(failure)}</Banner>}
      {followers === 0 ? null : <Banner>{text("presets.warning", { count: followers })}</Banner>}
      <TextField
        label={text("presets.name")}
        value={draft.name}
        maxLength={presetLimits.name}
        error={fieldError(failure, "name")}
        autoFocus
        onChange={(name) => onChange({ ...draft, name })}
      />
      <RadioGroup
        label={text("presets.roleLabel")}
        value={draft.role}
        error={fieldError(failure, "role")}
        options={givenRoles.map((id) => ({ id, label: people(`roles.${id}`), note: people(`roleNotes.${id}`) }))}
        onChange={(role) => {
          if (isGivenRole(role)) onChange({ ...draft, role });
        }}
      />
      {isAdmin(draft.role) ? (
        <p className={styles["muted"]}>{text("presets.all")}</p>
      ) : (
        <fieldset className={lists["group"]}>
          <legend className={lists["legend"]}>{text("list")}</legend>
          {permissionCells(draft, features).map((cell) => (
            <Checkbox
              key={cell.flag}
              isSelected={cell.isOn || cell.state === "needs"}
              isDisabled={cell.isLocked}
              note={words.why(cell) ?? text(`sentences.${cell.flag}`)}
              onChange={(isOn) => onChange({ ...draft, flags: switchedFlags(draft.flags, cell.flag, isOn) })}
            >
              {text(`labels.${cell.flag}`)}
            </Checkbox>
          ))}
          {problem === undefined ? null : (
            <div role="alert">
              <Banner tone="danger">{problem}</Banner>
            </div>
          )}
        </fieldset>
      )}
    </div>
  );
};

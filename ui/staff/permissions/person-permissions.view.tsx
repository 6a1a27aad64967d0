import { useState } from "react";
import type { Flag } from "../../../core/access/role.model.ts";
import type { PermissionRow } from "../../../core/permissions/permission-rows.view-model.ts";
import type { Preset } from "../../../core/permissions/preset.model.ts";
import { manageProblem, type Person } from "../../../core/users/manage-people.rule.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { PermissionSwitches } from "./permission-switches.view.tsx";
import styles from "./permissions.module.css";

export type PersonPermissionsProps = {
  readonly row: PermissionRow;
  readonly presets: readonly Preset[];
  readonly me: Person;
  /** @param day the last day of what is granted; '' for no end */
  readonly onSwitch: (user: number, flag: Flag, isOn: boolean, day?: string) => void;
  readonly onFollow: (user: number, preset: number | null) => void;
};

const none = "none";

/** The preset and the permissions of one user. */
export const PersonPermissions = ({ row: { user, preset, cells }, presets, me, onSwitch, onFollow }: PersonPermissionsProps) => {
  const text = useText(permissionsText);
  const people = useText(usersText);
  const [day, setDay] = useState("");
  const isFixed = manageProblem(me, user, "role") !== null;
  return (
    <div className={styles["stack"]}>
      <p className={styles["muted"]}>
        {people(`roles.${user.role}`)}. <Anchor href={`/ui/settings/users/${user.id}`}>{text("details")}</Anchor>
      </p>
      {presets.length === 0 || isFixed ? null : (
        <Select
          label={text("preset")}
          help={text("presetHelp")}
          options={[{ id: none, label: text("own") }, ...presets.map(({ preset_id, name }) => ({ id: String(preset_id), label: name }))]}
          selected={preset === null ? none : String(preset.preset_id)}
          onSelect={(id) => onFollow(user.id, id === none ? null : Number(id))}
        />
      )}
      {preset === null ? null : <p className={styles["muted"]}>{text("follows", { preset: preset.name })}</p>}
      {cells.every(({ isLocked }) => isLocked) ? null : (
        <div className={styles["short"]}>
          <TextField type="date" label={text("grantUntil")} help={text("grantUntilHelp")} value={day} onChange={setDay} />
        </div>
      )}
      <PermissionSwitches cells={cells} onSwitch={(flag, isOn) => onSwitch(user.id, flag, isOn, day)} />
    </div>
  );
};

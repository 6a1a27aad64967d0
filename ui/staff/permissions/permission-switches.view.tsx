import type { Flag } from "../../../core/access/role.model.ts";
import type { PermissionCell } from "../../../core/permissions/permission-rows.view-model.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { useText } from "../../i18n/use-text.ts";
import { Switch } from "../../kit/switch.view.tsx";
import styles from "./permissions.module.css";
import { usePermissionWords } from "./use-permission-words.ts";

export type PermissionSwitchesProps = {
  readonly cells: readonly PermissionCell[];
  readonly onSwitch: (flag: Flag, isOn: boolean) => void;
};

/** The permissions of one user, each with what it allows and why it cannot be switched. */
export const PermissionSwitches = ({ cells, onSwitch }: PermissionSwitchesProps) => {
  const text = useText(permissionsText);
  const words = usePermissionWords();
  return (
    <div role="group" aria-label={text("list")} className={styles["switches"]}>
      {cells.map((cell) => {
        const { flag, needs, isOn, isLocked, state } = cell;
        const needed = needs.length === 0 || state === "needs" ? null : text("needs", { needed: words.labels(needs) });
        return (
          <Switch
            key={flag}
            isSelected={isOn || state === "needs"}
            isDisabled={isLocked}
            note={[text(`sentences.${flag}`), needed, words.why(cell)].filter(Boolean).join(" ")}
            onChange={(isGiven) => onSwitch(flag, isGiven)}
          >
            {text(`labels.${flag}`)}
          </Switch>
        );
      })}
    </div>
  );
};

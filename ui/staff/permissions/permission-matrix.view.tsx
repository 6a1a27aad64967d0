import { Check, Clock, Lock, Minus } from "lucide-react";
import { useRef } from "react";
import { allFlags, type Flag } from "../../../core/access/role.model.ts";
import type { PermissionCell, PermissionRow } from "../../../core/permissions/permission-rows.view-model.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import styles from "./permissions.module.css";
import { cellPlace, useMatrixKeys } from "./use-matrix-keys.ts";
import { usePermissionWords } from "./use-permission-words.ts";

export type PermissionMatrixProps = {
  readonly rows: readonly PermissionRow[];
  readonly onSwitch: (user: number, flag: Flag, isOn: boolean) => void;
};

const pictureOf = ({ isOn, isLocked, state, until }: PermissionCell) => {
  if (until !== null) return Clock;
  if (isOn) return Check;
  if (state === "needs") return Minus;
  return isLocked ? Lock : null;
};

type CellProps = {
  readonly cell: PermissionCell;
  readonly name: string;
  readonly place: string;
  readonly isActive: boolean;
  readonly onSwitch: (isOn: boolean) => void;
};

const MatrixCell = ({ cell, name, place, isActive, onSwitch }: CellProps) => {
  const text = useText(permissionsText);
  const words = usePermissionWords();
  const why = words.why(cell);
  const permission = text(`labels.${cell.flag}`);
  const Picture = pictureOf(cell);
  const isOn = cell.isOn || cell.state === "needs";
  return (
    <td role="gridcell" className={styles["cell"]}>
      <button
        type="button"
        role="checkbox"
        className={styles["box"]}
        data-cell={place}
        data-state={cell.state}
        tabIndex={isActive ? 0 : -1}
        aria-checked={cell.state === "needs" ? "mixed" : cell.isOn}
        aria-disabled={cell.isLocked}
        aria-label={why === null ? text("cell", { permission, name }) : text("locked", { permission, name, why })}
        onClick={() => {
          if (!cell.isLocked) onSwitch(!isOn);
        }}
      >
        {Picture === null ? null : <Picture aria-hidden="true" className={styles["mark"]} />}
      </button>
    </td>
  );
};

/** Users by permissions, switched by mouse and keyboard; below it the meaning of the cell in focus. */
export const PermissionMatrix = ({ rows, onSwitch }: PermissionMatrixProps) => {
  const text = useText(permissionsText);
  const people = useText(usersText);
  const words = usePermissionWords();
  const table = useRef<HTMLTableElement>(null);
  const { active, onFocus, onKeyDown } = useMatrixKeys(table, rows.length, allFlags.length);
  const cell = rows[active.row]?.cells[active.column];
  const needed = cell === undefined || cell.needs.length === 0 ? null : text("needs", { needed: words.labels(cell.needs) });
  return (
    <div className={styles["wide"]}>
      <div className={styles["scroller"]}>
        <table ref={table} role="grid" aria-label={text("grid")} className={styles["matrix"]} onFocus={onFocus} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <th scope="col" className={styles["corner"]}>
                {text("user")}
              </th>
              {allFlags.map((flag, column) => (
                <th key={flag} scope="col" className={styles["head"]} data-active={column === active.column}>
                  <span className={styles["turned"]}>{text(`labels.${flag}`)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ user, preset, cells }, row) => (
              <tr key={user.id}>
                <th scope="row" className={styles["person"]}>
                  <Anchor href={`/ui/settings/users/${user.id}/permissions`} className={styles["name"]}>
                    {user.name}
                  </Anchor>
                  <span className={styles["muted"]}>
                    {preset === null
                      ? people(`roles.${user.role}`)
                      : text("role", { role: people(`roles.${user.role}`), preset: preset.name })}
                  </span>
                </th>
                {cells.map((one, column) => (
                  <MatrixCell
                    key={one.flag}
                    cell={one}
                    name={user.name}
                    place={cellPlace(row, column)}
                    isActive={row === active.row && column === active.column}
                    onSwitch={(isOn) => onSwitch(user.id, one.flag, isOn)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {cell === undefined ? null : (
        <p className={styles["said"]}>
          <strong>{text(`labels.${cell.flag}`)}</strong>{" "}
          {[text(`sentences.${cell.flag}`), needed, words.why(cell)].filter(Boolean).join(" ")}{" "}
          <span className={styles["muted"]}>{text("hint")}</span>
        </p>
      )}
    </div>
  );
};

import * as E from "fp-ts/lib/Either.js";
import { useEffect, useMemo, useRef, useState } from "react";
import { allFlags, type Flag } from "../../../core/access/role.model.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { loaded, type Remote } from "../../../core/kernel/remote.ts";
import { accessBack, switchChange, switchedUser } from "../../../core/permissions/permission-switch.rule.ts";
import { Permissions } from "../../../core/permissions/permissions.port.ts";
import type { PermissionMatrix, PermittedUser } from "../../../core/permissions/preset.model.ts";
import type { UserChange, UserRecord } from "../../../core/users/colleague.model.ts";
import { People } from "../../../core/users/people.port.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { usePermissionWords } from "./use-permission-words.ts";

type Values = Omit<UserChange, "version">;

const storedUser = (user: PermittedUser, { role, teams, feature_flags, preset_id, version }: UserRecord): PermittedUser => ({
  ...user,
  role,
  teams,
  flags: allFlags.filter((flag) => feature_flags[flag] === true),
  preset_id,
  version,
});

/** The matrix, and changes of its users: shown at once, sent one after another, each with an Undo; a refused one is taken back. */
export const usePermissions = () => {
  const text = useText(permissionsText);
  const words = usePermissionWords();
  const [permissions, people, alerts] = [useService(Permissions), useService(People), useService(Alerts)];
  const toasts = useToasts();
  const ask = useMemo(() => () => permissions.matrix(), [permissions]);
  const { answer, again } = useAnswer(ask, "");
  const [shown, setShown] = useState<PermissionMatrix | null>(null);
  const latest = useRef<PermissionMatrix | null>(null);
  const queue = useRef(Promise.resolve());
  const show = (matrix: PermissionMatrix): void => {
    latest.current = matrix;
    setShown(matrix);
  };
  useEffect(() => {
    if (answer.tag === "loaded") show(answer.value);
  }, [answer]);
  const userOf = (id: number): PermittedUser | undefined => latest.current?.users.find((user) => user.id === id);
  const put = (user: PermittedUser): void => {
    const { current } = latest;
    if (current !== null) show({ ...current, users: current.users.map((one) => (one.id === user.id ? user : one)) });
  };
  const send = (id: number, values: Values, onDone: () => void): void => {
    queue.current = queue.current.then(async () => {
      const user = userOf(id);
      if (user === undefined) return;
      const reply = await alerts.reporting(people.change(id, { version: user.version, ...values }))();
      if (E.isRight(reply)) {
        put(storedUser(userOf(id) ?? user, reply.right));
        onDone();
      } else again();
    });
  };
  const change = (before: PermittedUser, values: Values, back: Values, said: string): void =>
    send(before.id, values, () => {
      const undo = (): void => send(before.id, back, () => toasts.show({ text: text("undone"), tone: "success" }));
      toasts.undoable(said, text("undo"), undo, `permissions-${before.id}`);
    });
  const matrix: Remote<PermissionMatrix> = shown === null || answer.tag === "failed" ? answer : loaded(shown);
  return {
    matrix,
    again,
    onSwitch: (id: number, flag: Flag, isOn: boolean): void => {
      const before = userOf(id);
      if (before === undefined) return;
      const values = switchChange(before, flag, isOn);
      put(switchedUser(before, flag, isOn));
      const moved = words.labels(allFlags.filter((one) => values.feature_flags?.[one] !== undefined));
      change(before, values, accessBack(before), text(isOn ? "granted" : "taken", { name: before.name, permissions: moved }));
    },
    onFollow: (id: number, preset: number | null): void => {
      const before = userOf(id);
      if (before === undefined || before.preset_id === preset) return;
      const chosen = latest.current?.presets.find(({ preset_id }) => preset_id === preset);
      const said = chosen === undefined ? text("noPreset", before) : text("followed", { name: before.name, preset: chosen.name });
      change(before, { preset_id: preset }, accessBack(before), said);
    },
    onTeams: (id: number, teams: readonly number[], said: string): void => {
      const before = userOf(id);
      if (before !== undefined) change(before, { teams }, { teams: before.teams }, said);
    },
  };
};

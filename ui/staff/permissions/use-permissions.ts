import * as E from "fp-ts/lib/Either.js";
import { use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { allFlags, type Flag } from "../../../core/access/role.model.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { defaultTimeZone } from "../../../core/kernel/dates.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { loaded, type Remote, toFailed } from "../../../core/kernel/remote.ts";
import { endOfTypedDay } from "../../../core/permissions/grant-day.rule.ts";
import { accessBack, type PendingSwitch, switchChange, withNewer, withSwitches } from "../../../core/permissions/permission-switch.rule.ts";
import { Permissions } from "../../../core/permissions/permissions.port.ts";
import type { PermissionMatrix, PermittedUser } from "../../../core/permissions/preset.model.ts";
import type { UserChange, UserRecord } from "../../../core/users/colleague.model.ts";
import { People } from "../../../core/users/people.port.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { DisplayZone } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { usePermissionWords } from "./use-permission-words.ts";

type Values = Omit<UserChange, "version">;

const storedUser = (user: PermittedUser, { role, teams, feature_flags, flags_until, preset_id, version }: UserRecord): PermittedUser => ({
  ...user,
  role,
  teams,
  flags: allFlags.filter((flag) => feature_flags[flag] === true),
  flags_until,
  preset_id,
  version,
});

type Held = { readonly stored: PermissionMatrix | null; readonly pending: readonly PendingSwitch[] };

/** What is stored, and what was switched and is not yet answered; the latest is at hand between renderings too. */
const useHeld = () => {
  const [held, setHeld] = useState<Held>({ stored: null, pending: [] });
  const latest = useRef(held);
  const hold = useCallback((change: (now: Held) => Held): void => {
    latest.current = change(latest.current);
    setHeld(latest.current);
  }, []);
  return { held, latest, hold };
};

const shownOf = ({ stored, pending }: Held): PermissionMatrix | null => (stored === null ? null : withSwitches(stored, pending));

/** Whether a change that takes something away is meant. */
export type MayLose = (user: PermittedUser, change: UserChange) => Promise<boolean>;
const always: MayLose = async () => true;

/**
 * The matrix, and changes of its users: shown at once, sent one after another, each with an Undo; a refused one is taken back with the reason.
 * @param mayLose is asked, before it is sent, about a change that takes something away
 */
export const usePermissions = (mayLose = always) => {
  const text = useText(permissionsText);
  const words = usePermissionWords();
  const [permissions, people, alerts] = [useService(Permissions), useService(People), useService(Alerts)];
  const toasts = useToasts();
  const zone = use(DisplayZone) ?? defaultTimeZone;
  const ask = useMemo(() => () => permissions.matrix(), [permissions]);
  const { answer, again } = useAnswer(ask, "");
  const { held, latest, hold } = useHeld();
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    if (answer.tag === "loaded") hold((now) => ({ ...now, stored: withNewer(answer.value, now.stored) }));
  }, [answer, hold]);
  const userIn = (matrix: PermissionMatrix | null, id: number): PermittedUser | undefined => matrix?.users.find((user) => user.id === id);
  const put = (id: number, record: UserRecord): void =>
    hold(({ stored, pending }) => ({
      pending,
      stored: stored === null ? null : { ...stored, users: stored.users.map((user) => (user.id === id ? storedUser(user, record) : user)) },
    }));
  const send = (
    id: number,
    values: Values,
    onDone: () => void,
    { pending = null, ask: isMeant = always }: { readonly pending?: PendingSwitch | null; readonly ask?: MayLose } = {},
  ): void => {
    if (pending !== null) hold((now) => ({ ...now, pending: [...now.pending, pending] }));
    queue.current = queue.current.then(async () => {
      const user = userIn(latest.current.stored, id);
      const sent = user === undefined ? null : { version: user.version, ...values };
      const isSent = user !== undefined && sent !== null && (await isMeant(user, sent));
      const reply = isSent ? await people.change(id, sent)() : null;
      if (reply !== null && E.isRight(reply)) put(id, reply.right);
      hold((now) => ({ ...now, pending: now.pending.filter((one) => one !== pending) }));
      if (user === undefined || reply === null) return;
      if (E.isRight(reply)) return onDone();
      alerts.show(text("notSaved", { name: user.name, why: failureMessage(reply.left) }));
      if (reply.left.tag === "conflict" || reply.left.tag === "not-found") again();
    });
  };
  const change = (before: PermittedUser, values: Values, back: Values, said: string, how: Parameters<typeof send>[3] = {}): void =>
    send(
      before.id,
      values,
      () => {
        const undo = (): void => send(before.id, back, () => toasts.show({ text: text("undone"), tone: "success" }));
        toasts.undoable(said, text("undo"), undo, `permissions-${before.id}`);
      },
      how,
    );
  const shown = shownOf(held);
  const matrix: Remote<PermissionMatrix> =
    shown === null ? answer : answer.tag === "failed" ? toFailed(loaded(shown), answer.failure) : loaded(shown);
  return {
    matrix,
    again,
    /** @param day the last day of what is granted; '' for no end */
    onSwitch: (id: number, flag: Flag, isOn: boolean, day = ""): void => {
      const until = isOn ? endOfTypedDay(day, zone) : null;
      const before = userIn(shownOf(latest.current), id);
      if (before === undefined) return;
      const values = switchChange(before, flag, isOn, until);
      const moved = words.labels(allFlags.filter((one) => values.feature_flags?.[one] !== undefined));
      const facts = { name: before.name, permissions: moved };
      const granted = until === null ? text("granted", facts) : text("grantedUntil", { ...facts, day: words.day(until) });
      const said = isOn ? granted : text("taken", facts);
      change(before, values, accessBack(before), said, { pending: { user: id, flag, isOn }, ask: isOn ? always : mayLose });
    },
    onFollow: (id: number, preset: number | null): void => {
      const { current } = latest;
      const before = userIn(current.stored, id);
      if (before === undefined || before.preset_id === preset) return;
      const chosen = current.stored?.presets.find(({ preset_id }) => preset_id === preset);
      const said = chosen === undefined ? text("noPreset", before) : text("followed", { name: before.name, preset: chosen.name });
      change(before, { preset_id: preset }, accessBack(before), said, { ask: mayLose });
    },
    onTeams: (id: number, teams: readonly number[], said: string): void => {
      const before = userIn(latest.current.stored, id);
      if (before !== undefined) change(before, { teams }, { teams: before.teams }, said, { ask: mayLose });
    },
  };
};

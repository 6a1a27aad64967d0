import * as TE from "fp-ts/lib/TaskEither.js";
import { roleBack } from "../../../core/permissions/permission-switch.rule.ts";
import type { Colleague, UserChange } from "../../../core/users/colleague.model.ts";
import type { InvitedAgain } from "../../../core/users/invitation.model.ts";
import { People } from "../../../core/users/people.port.ts";
import { isPendingState } from "../../../core/users/user-state.rule.ts";
import { useService } from "../../react/services.tsx";
import { useBulk } from "./use-bulk.ts";
import { type SentAgain, useSentAgain } from "./use-sent-again.ts";
import type { UsersSelectionProps } from "./users-selection.view.tsx";

type Actions = Pick<UsersSelectionProps, "isBusy" | "onRole" | "onTeam" | "onReinvite" | "onRestore">;

/** The actions on the selected users; a role and a team that were given can be taken back. */
export const useUserActions = (selected: readonly Colleague[], onDone: () => void): Actions => {
  const people = useService(People);
  const { isBusy, each, run } = useBulk(onDone);
  const sentAgain = useSentAgain();
  const pending = selected.filter(({ state }) => isPendingState(state));
  /** Writes back what a user had, over the version that the action made. */
  const back = (values: (user: Colleague) => Omit<UserChange, "version">) => (user: Colleague) =>
    people.change(user.id, { version: user.version + 1, ...values(user) });
  const reinvite = async (): Promise<void> => {
    const sent: SentAgain[] = [];
    await each(pending, ({ id, name, email }) =>
      TE.map((invitation: InvitedAgain) => sent.push({ ...invitation, email: email ?? name }))(people.reinvite(id)),
    );
    sentAgain(sent);
  };
  return {
    isBusy,
    onRole: (role) => {
      const others = selected.filter((user) => user.role !== role);
      void run(others, (user) => people.change(user.id, { version: user.version, role }), "bulk.done", back(roleBack));
    },
    onTeam: (team) => {
      const others = selected.filter(({ teams }) => !teams.includes(team));
      void run(
        others,
        (user) => people.change(user.id, { version: user.version, teams: [...user.teams, team] }),
        "bulk.done",
        back(({ teams }) => ({ teams })),
      );
    },
    onReinvite: () => void reinvite(),
    onRestore: () => void run(selected, (user) => people.restore(user.id), "bulk.restored"),
  };
};

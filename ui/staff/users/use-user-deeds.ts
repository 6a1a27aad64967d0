import type { Colleague } from "../../../core/users/colleague.model.ts";
import { People } from "../../../core/users/people.port.ts";
import { useService } from "../../react/services.tsx";
import { useBulk } from "./use-bulk.ts";
import type { UsersSelectionProps } from "./users-selection.view.tsx";

type Deeds = Pick<UsersSelectionProps, "isBusy" | "onRole" | "onTeam" | "onReinvite" | "onRestore">;

/** The actions on the selected users; a role and a team that were given can be taken back. */
export const useUserDeeds = (selected: readonly Colleague[], onDone: () => void): Deeds => {
  const people = useService(People);
  const { isBusy, run } = useBulk(onDone);
  const pending = selected.filter(({ state }) => state === "invited" || state === "expired");
  /** Writes back what a user had, over the version that the action made. */
  const back = (values: (user: Colleague) => Pick<Colleague, "role"> | Pick<Colleague, "teams">) => (user: Colleague) =>
    people.change(user.id, { version: user.version + 1, ...values(user) });
  return {
    isBusy,
    onRole: (role) => {
      const others = selected.filter((user) => user.role !== role);
      void run(
        others,
        (user) => people.change(user.id, { version: user.version, role }),
        "bulk.done",
        back(({ role: before }) => ({ role: before })),
      );
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
    onReinvite: () => void run(pending, (user) => people.reinvite(user.id), "bulk.sent"),
    onRestore: () => void run(selected, (user) => people.restore(user.id), "bulk.restored"),
  };
};

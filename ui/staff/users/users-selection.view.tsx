import { Archive, RotateCcw, Send } from "lucide-react";
import type { Role } from "../../../core/access/role.model.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import type { Colleague } from "../../../core/users/colleague.model.ts";
import { givenRoles, isGivenRole } from "../../../core/users/given-roles.rule.ts";
import { isPendingState } from "../../../core/users/user-state.rule.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Menu } from "../../kit/menu.view.tsx";
import { SelectionBar } from "../../kit/selection-bar.view.tsx";

export type UsersSelectionProps = {
  readonly selected: readonly Colleague[];
  readonly teams: readonly Team[];
  readonly isArchived: boolean;
  readonly isBusy: boolean;
  readonly onClear: () => void;
  readonly onRole: (role: Role) => void;
  readonly onTeam: (team: number) => void;
  readonly onReinvite: () => void;
  readonly onRestore: () => void;
  readonly onArchive: () => void;
};

/** The actions on the selected users. */
export const UsersSelection = (props: UsersSelectionProps) => {
  const { selected, teams, isArchived, isBusy } = props;
  const text = useText(usersText);
  const isPending = selected.some(({ state }) => isPendingState(state));
  const button = (label: string) => (
    <Button size="small" isPending={isBusy}>
      {label}
    </Button>
  );
  return (
    <SelectionBar count={selected.length} onClear={props.onClear}>
      {isArchived ? (
        <Button size="small" icon={RotateCcw} isPending={isBusy} onPress={props.onRestore}>
          {text("bulk.restore")}
        </Button>
      ) : (
        <>
          <Menu
            label={text("bulk.role")}
            trigger={button(text("bulk.role"))}
            groups={[{ id: "role", entries: givenRoles.map((id) => ({ id, label: text(`roles.${id}`) })) }]}
            onAction={(id) => {
              if (isGivenRole(id)) props.onRole(id);
            }}
          />
          {teams.length === 0 ? null : (
            <Menu
              label={text("bulk.team")}
              trigger={button(text("bulk.team"))}
              groups={[{ id: "team", entries: teams.map(({ id, label }) => ({ id: String(id), label })) }]}
              onAction={(id) => props.onTeam(Number(id))}
            />
          )}
          {isPending ? (
            <Button size="small" icon={Send} isPending={isBusy} onPress={props.onReinvite}>
              {text("bulk.reinvite")}
            </Button>
          ) : null}
          <Button size="small" icon={Archive} isPending={isBusy} onPress={props.onArchive}>
            {text("archive.action")}
          </Button>
        </>
      )}
    </SelectionBar>
  );
};

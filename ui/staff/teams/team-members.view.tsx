import { X } from "lucide-react";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import type { Colleague } from "../../../core/users/colleague.model.ts";
import { manageProblem, type Person } from "../../../core/users/manage-people.rule.ts";
import { teamSettingsText } from "../../i18n/en/team-settings.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Avatar } from "../../kit/avatar.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { FormProblem } from "../auth/form-problem.view.tsx";
import lists from "../settings/settings-list.module.css";
import styles from "./team-settings.module.css";

export type TeamMembersProps = {
  readonly team: Pick<Team, "label"> & { readonly users: readonly number[] };
  /** users who are not archived */
  readonly people: readonly Colleague[];
  /** the signed-in user */
  readonly me: Person;
  /** why the last change of members was refused */
  readonly refused: Failure | null;
  readonly onMember: (user: Colleague, isIn: boolean) => void;
};

/** The members of a team; those whom the caller may change are added and removed one by one. */
export const TeamMembers = ({ team, people, me, refused, onMember }: TeamMembersProps) => {
  const text = useText(teamSettingsText);
  const words = useText(usersText);
  const mayChange = (user: Colleague): boolean => manageProblem(me, user, "details") === null;
  const members = people.filter(({ id }) => team.users.includes(id));
  const others = people.filter((user) => !team.users.includes(user.id) && mayChange(user));
  return (
    <Card title={text("members.title")} note={text("members.note")}>
      <div className={lists["stack"]}>
        <FormProblem failure={refused} fields={[]} />
        {members.length === 0 ? (
          <p className={lists["muted"]}>{text("members.none")}</p>
        ) : (
          <ul className={lists["rows"]} aria-label={text("members.list", { team: team.label })}>
            {members.map((user) => (
              <li key={user.id} className={lists["row"]}>
                <Avatar name={user.name} id={String(user.id)} src={user.photo} size={32} isDecorative />
                <span className={styles["words"]}>
                  <Anchor href={`/ui/settings/users/${user.id}`}>{user.name}</Anchor>{" "}
                  <span className={lists["muted"]}>{words(`roles.${user.role}`)}</span>
                </span>
                {mayChange(user) ? (
                  <IconButton icon={X} label={text("members.remove", { name: user.name })} onPress={() => onMember(user, false)} />
                ) : null}
              </li>
            ))}
          </ul>
        )}
        {others.length === 0 ? null : (
          <ComboBox
            key={members.length}
            label={text("members.add")}
            placeholder={text("members.placeholder")}
            selected={null}
            options={others.map(({ id, name }) => ({ id: String(id), label: name }))}
            onSelect={(id) => {
              const user = others.find((one) => String(one.id) === id);
              if (user !== undefined) onMember(user, true);
            }}
          />
        )}
      </div>
    </Card>
  );
};

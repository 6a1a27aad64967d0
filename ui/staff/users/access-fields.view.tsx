import type { Role } from "../../../core/access/role.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import { givenRoles, isGivenRole } from "../../../core/users/given-roles.rule.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { RadioGroup } from "../../kit/radio-group.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import lists from "../settings/settings-list.module.css";

export type AccessFieldsProps = {
  readonly role: Role;
  readonly teams: readonly number[];
  readonly known: readonly Team[];
  readonly failure: Failure | null;
  /** why the role cannot be changed; absent where it can */
  readonly fixed?: string | undefined;
  readonly onRole: (role: Role) => void;
  readonly onTeams: (teams: readonly number[]) => void;
};

/** The role and the teams of a user. */
export const AccessFields = ({ role, teams, known, failure, fixed, onRole, onTeams }: AccessFieldsProps) => {
  const text = useText(usersText);
  const problem = fieldError(failure, "teams");
  return (
    <>
      {fixed === undefined ? (
        <RadioGroup
          label={text("create.role")}
          value={role}
          error={fieldError(failure, "role")}
          options={givenRoles.map((id) => ({ id, label: text(`roles.${id}`), note: text(`roleNotes.${id}`) }))}
          onChange={(id) => {
            if (isGivenRole(id)) onRole(id);
          }}
        />
      ) : (
        <p className={lists["muted"]}>
          {text("create.role")}: {text(`roles.${role}`)}. {fixed}
        </p>
      )}
      <fieldset className={lists["group"]}>
        <legend className={lists["legend"]}>{text("create.teams")}</legend>
        {known.length === 0 ? <p className={lists["muted"]}>{text("create.noTeams")}</p> : null}
        {known.map(({ id, label }) => (
          <Checkbox
            key={id}
            isSelected={teams.includes(id)}
            onChange={(isIn) => onTeams(isIn ? [...teams, id] : teams.filter((team) => team !== id))}
          >
            {label}
          </Checkbox>
        ))}
        {problem === undefined ? null : (
          <div role="alert">
            <Banner tone="danger">{problem}</Banner>
          </div>
        )}
      </fieldset>
    </>
  );
};

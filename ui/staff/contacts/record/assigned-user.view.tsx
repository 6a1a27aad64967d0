import { GraduationCap, UserCheck, UsersRound } from "lucide-react";
import { type ContactRecordState, shownContact } from "../../../../core/contacts/contact-record.model.ts";
import type { ContactValues } from "../../../../core/contacts/contact-values.model.ts";
import { isAssignedUser } from "../../../../core/fields/assigned-user.rule.ts";
import { isContactTeam } from "../../../../core/fields/contact-team.rule.ts";
import { offeredOptions } from "../../../../core/fields/field-options.rule.ts";
import type { FieldSchema } from "../../../../core/fields/field-schema.model.ts";
import { isPortalRole } from "../../../../core/fields/portal-role-field.rule.ts";
import { fieldWords, type WordsContext } from "../../../fields/field-words.ts";
import { fieldsText } from "../../../i18n/en/fields.ts";
import { useText } from "../../../i18n/use-text.ts";
import { HeldChoice } from "./held-choice.view.tsx";

type AssignedUserProps = {
  readonly schema: FieldSchema | undefined;
  readonly state: ContactRecordState;
  readonly words: WordsContext;
  readonly onChange: (values: ContactValues) => void;
};

/**
 * The assigned user, the team and the role in the portal of a contact, editable in place; hidden from users who may not see them. The role is
 * shown once there are roles.
 */
export const AssignedUser = ({ schema, state, words, onChange }: AssignedUserProps) => {
  const text = useText(fieldsText);
  const held = shownContact(state)?.fields ?? {};
  const user = schema?.fields.find(isAssignedUser);
  const team = schema?.fields.find(isContactTeam);
  const userName = user === undefined ? "" : fieldWords(user, held[user.name], words);
  const role = schema?.fields.find(
    (field) => isPortalRole(field) && (offeredOptions(field.values).length > 0 || held[field.name] !== undefined),
  );
  const roleName = role === undefined ? "" : fieldWords(role, held[role.name], words);
  const teamName = team === undefined ? "" : fieldWords(team, held[team.name], words);
  return (
    <>
      {user === undefined ? null : (
        <HeldChoice
          field={user}
          value={held[user.name]}
          icon={UserCheck}
          said={userName === "" ? text("assignedToNobody") : text("assignedTo", { name: userName })}
          onChoose={(next) => onChange({ fields: { [user.name]: next } })}
        />
      )}
      {team === undefined ? null : (
        <HeldChoice
          field={team}
          value={held[team.name]}
          icon={UsersRound}
          said={teamName === "" ? text("inNoTeam") : text("inTeam", { name: teamName })}
          onChoose={(next) => onChange({ fields: { [team.name]: next } })}
        />
      )}
      {role === undefined ? null : (
        <HeldChoice
          field={role}
          value={held[role.name]}
          icon={GraduationCap}
          said={roleName === "" ? text("noPortalRole") : text("portalRole", { name: roleName })}
          onChoose={(next) => onChange({ fields: { [role.name]: next } })}
        />
      )}
    </>
  );
};

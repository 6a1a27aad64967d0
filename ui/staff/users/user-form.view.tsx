import { useState } from "react";
import { holdsFlag, isAdmin } from "../../../core/access/permission.rule.ts";
import { allFlags, type Flag } from "../../../core/access/role.model.ts";
import { takesRowRule } from "../../../core/access/row-rule.model.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { switchedFlags } from "../../../core/permissions/switched-flags.rule.ts";
import type { UserChange, UserRecord } from "../../../core/users/colleague.model.ts";
import { flagsOfRole } from "../../../core/users/first-flags.rule.ts";
import { manageProblem } from "../../../core/users/manage-people.rule.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Avatar } from "../../kit/avatar.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { SaveBar } from "../../kit/save-bar.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import { PictureChoice } from "../files/picker/picture-choice.view.tsx";
import lists from "../settings/settings-list.module.css";
import { AccessFields } from "./access-fields.view.tsx";
import { RowRuleChoice } from "./row-rule-choice.view.tsx";
import type { UserViewProps } from "./user.view.tsx";
import styles from "./users.module.css";

type Props = Pick<UserViewProps, "teams" | "me" | "isPending" | "failure" | "onSave" | "Impact" | "onChoosePhoto"> & {
  readonly user: UserRecord;
};

const shownFields = ["first_name", "last_name", "photo", "mobile", "role", "teams", "row_rule"];

const draftOf = ({ first_name, last_name, photo, mobile, role, teams, row_rule, feature_flags }: UserRecord) => ({
  first_name,
  last_name,
  photo,
  mobile: phoneDisplay(mobile),
  role,
  teams,
  row_rule,
  feature_flags,
});

/** The permissions with one switched, and with it what it needs or what needs it. */
const switched = (flags: UserRecord["feature_flags"], flag: Flag, isOn: boolean): UserRecord["feature_flags"] => {
  const held = switchedFlags(
    allFlags.filter((one) => flags[one] === true),
    flag,
    isOn,
  );
  return Object.fromEntries(allFlags.map((one) => [one, held.includes(one)]));
};

/** Name, role, teams and permissions of a user, saved together. */
export const UserForm = ({ user, teams, me, isPending, failure, onSave, onChoosePhoto, Impact }: Props) => {
  const text = useText(usersText);
  const first = draftOf(user);
  const [draft, setDraft] = useState(first);
  const [refused, fixed] = [manageProblem(me, user, "details"), manageProblem(me, user, "role")];
  if (refused !== null)
    return (
      <Card title={text("user.details")}>
        <p className={lists["muted"]}>
          {text(`roles.${user.role}`)}. {failureMessage(refused)}
        </p>
      </Card>
    );
  const isGeneral = isAdmin(draft.role);
  const changeOf = ({ feature_flags, row_rule, mobile, ...rest }: typeof draft): UserChange => ({
    version: user.version,
    ...rest,
    ...(mobile === first.mobile ? {} : { mobile: mobile.trim() === "" ? null : mobile }),
    ...(isGeneral ? {} : { feature_flags }),
    ...(takesRowRule(draft.role) ? { row_rule } : {}),
  });
  const { role, teams: chosenTeams, row_rule, feature_flags } = draft;
  const isAccessChanged =
    JSON.stringify([role, chosenTeams, row_rule, feature_flags]) !==
    JSON.stringify([first.role, first.teams, first.row_rule, first.feature_flags]);
  return (
    <>
      <FormProblem failure={failure} fields={shownFields} />
      <Card title={text("user.details")}>
        <div className={lists["stack"]}>
          <PictureChoice
            label={text("user.photo")}
            preview={<Avatar id={String(user.id)} name={user.name} src={draft.photo} size={60} />}
            choose={text("user.choosePhoto")}
            remove={text("user.removePhoto")}
            onChoose={() => onChoosePhoto((photo) => setDraft((now) => ({ ...now, photo })))}
            onRemove={draft.photo === null ? null : () => setDraft({ ...draft, photo: null })}
            error={fieldError(failure, "photo")}
          />
          <div className={styles["columns"]}>
            {(["first_name", "last_name", "mobile"] as const).map((name) => (
              <TextField
                key={name}
                label={text(name === "first_name" ? "user.firstName" : name === "last_name" ? "user.lastName" : "user.mobile")}
                value={draft[name]}
                maxLength={name === "mobile" ? 40 : 100}
                error={fieldError(failure, name)}
                onChange={(value) => setDraft({ ...draft, [name]: value })}
              />
            ))}
          </div>
          <AccessFields
            role={draft.role}
            teams={draft.teams}
            known={teams}
            failure={failure}
            fixed={fixed === null ? undefined : failureMessage(fixed)}
            onRole={(role) => setDraft({ ...draft, role, feature_flags: flagsOfRole(user, role) ?? draft.feature_flags })}
            onTeams={(chosen) => setDraft({ ...draft, teams: chosen })}
          />
          {takesRowRule(draft.role) ? (
            <RowRuleChoice rule={draft.row_rule} failure={failure} onRule={(row_rule) => setDraft({ ...draft, row_rule })} />
          ) : null}
        </div>
      </Card>
      <Card
        title={text("user.access")}
        actions={<LinkButton href={`/ui/settings/users/${user.id}/permissions`}>{text("user.inDetail")}</LinkButton>}
        note={text(isGeneral ? "user.accessAll" : draft.role === "guest" ? "user.guestNote" : "user.accessNote")}
      >
        {user.preset_id === null ? null : <p className={lists["muted"]}>{text("user.preset")}</p>}
        {isGeneral ? null : (
          <div className={styles["columns"]} role="group" aria-label={text("user.access")}>
            {allFlags.map((flag) => (
              <Checkbox
                key={flag}
                isSelected={draft.feature_flags[flag] === true && holdsFlag(draft.role, flag, [flag])}
                isDisabled={!holdsFlag(draft.role, flag, [flag])}
                onChange={(isOn) => setDraft({ ...draft, feature_flags: switched(draft.feature_flags, flag, isOn) })}
              >
                {text(`flags.${flag}`)}
              </Checkbox>
            ))}
          </div>
        )}
      </Card>
      {Impact !== undefined && isAccessChanged ? (
        <Impact user={user.id} change={changeOf({ ...first, role, teams: chosenTeams, row_rule, feature_flags })} />
      ) : null}
      <SaveBar
        isDirty={JSON.stringify(draft) !== JSON.stringify(first)}
        isPending={isPending}
        onSave={() => onSave(changeOf(draft))}
        onDiscard={() => setDraft(first)}
      />
    </>
  );
};

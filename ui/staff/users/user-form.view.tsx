import { useState } from "react";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import { allFlags } from "../../../core/access/role.model.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import type { UserRecord } from "../../../core/users/colleague.model.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { SaveBar } from "../../kit/save-bar.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { AccessFields } from "./access-fields.view.tsx";
import type { UserViewProps } from "./user.view.tsx";
import styles from "./users.module.css";

type Props = Pick<UserViewProps, "teams" | "me" | "isPending" | "failure" | "onSave"> & { readonly user: UserRecord };

const draftOf = ({ first_name, last_name, mobile, role, teams, feature_flags }: UserRecord) => ({
  first_name,
  last_name,
  mobile: mobile ?? "",
  role,
  teams,
  feature_flags,
});

/** Name, role, teams and permissions of a user, saved together. */
export const UserForm = ({ user, teams, me, isPending, failure, onSave }: Props) => {
  const text = useText(usersText);
  const first = draftOf(user);
  const [draft, setDraft] = useState(first);
  const isFixed = user.role === "owner";
  const fixed = isFixed ? text("user.ownerNote") : user.id === me ? text("user.ownRole") : undefined;
  if (isFixed && user.id !== me)
    return (
      <Card title={text("user.details")}>
        <p className={styles["muted"]}>
          {text(`roles.${user.role}`)}. {text("user.ownerNote")}
        </p>
      </Card>
    );
  const isGeneral = isAdmin(draft.role);
  const save = (): void => {
    const { feature_flags, mobile, ...rest } = draft;
    onSave({
      version: user.version,
      ...rest,
      mobile: mobile.trim() === "" ? null : mobile,
      ...(isGeneral ? {} : { feature_flags }),
    });
  };
  return (
    <>
      {failure === null || failure.tag === "invalid" ? null : (
        <div role="alert">
          <Banner tone="danger">{failureMessage(failure)}</Banner>
        </div>
      )}
      <Card title={text("user.details")}>
        <div className={styles["stack"]}>
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
            fixed={fixed}
            onRole={(role) => setDraft({ ...draft, role })}
            onTeams={(chosen) => setDraft({ ...draft, teams: chosen })}
          />
        </div>
      </Card>
      <Card
        title={text("user.access")}
        note={text(isGeneral ? "user.accessAll" : draft.role === "guest" ? "user.guestNote" : "user.accessNote")}
      >
        {isGeneral ? null : (
          <div className={styles["columns"]} role="group" aria-label={text("user.access")}>
            {allFlags.map((flag) => (
              <Checkbox
                key={flag}
                isSelected={draft.feature_flags[flag] === true && !(draft.role === "guest" && flag === "settings")}
                isDisabled={draft.role === "guest" && flag === "settings"}
                onChange={(isOn) => setDraft({ ...draft, feature_flags: { ...draft.feature_flags, [flag]: isOn } })}
              >
                {text(`flags.${flag}`)}
              </Checkbox>
            ))}
          </div>
        )}
      </Card>
      <SaveBar
        isDirty={JSON.stringify(draft) !== JSON.stringify(first)}
        isPending={isPending}
        onSave={save}
        onDiscard={() => setDraft(first)}
      />
    </>
  );
};

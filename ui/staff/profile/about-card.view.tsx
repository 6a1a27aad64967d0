import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { OwnTimeZones } from "../../../core/profile/profile.model.ts";
import type { ProfileDraft } from "../../../core/profile/profile.view-model.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { Avatar } from "../../kit/avatar.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import { PictureChoice } from "../files/picker/picture-choice.view.tsx";
import styles from "./profile.module.css";

export type AboutCardProps = {
  readonly user: SessionUser;
  readonly draft: ProfileDraft;
  readonly failure: Failure | null;
  readonly zones: Remote<OwnTimeZones>;
  readonly onRetryZones: () => void;
  readonly onEdit: (change: Partial<ProfileDraft>) => void;
  /** lets the user choose a photo */
  readonly onChoosePhoto: () => void;
  readonly onSave: () => void;
};

const zoneName = (zone: string): string => zone.replaceAll("_", " ");

/** The organisation's zone first; a zone that the list has under another name stays. */
const zoneOptions = (zones: readonly string[], own: string | null, ofOrganisation: string) => [
  { id: "", label: ofOrganisation },
  ...(own === null || zones.includes(own) ? zones : [own, ...zones]).map((zone) => ({ id: zone, label: zoneName(zone) })),
];

const fields = ["first_name", "last_name", "photo", "timezone"] as const;

/** What colleagues see of the user. */
export const AboutCard = ({ user, draft, failure, zones, onRetryZones, onEdit, onChoosePhoto, onSave }: AboutCardProps) => {
  const text = useText(profileText);
  const name = `${draft.first_name} ${draft.last_name}`.trim();
  const missing = draft.first_name.trim() === "" ? text("required", { field: text("about.firstName") }) : undefined;
  return (
    <Card title={text("about.title")} note={text("about.note")}>
      <form
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <FormProblem failure={failure} fields={fields} />
        <PictureChoice
          label={text("about.photo")}
          preview={<Avatar id={String(user.id)} name={name === "" ? user.email : name} src={draft.photo} size={60} />}
          choose={text("about.choosePhoto")}
          remove={text("about.removePhoto")}
          onChoose={onChoosePhoto}
          onRemove={draft.photo === null ? null : () => onEdit({ photo: null })}
          error={fieldError(failure, "photo")}
        />
        <div className={styles["names"]}>
          <TextField
            label={text("about.firstName")}
            isRequired
            autoComplete="given-name"
            maxLength={100}
            value={draft.first_name}
            onChange={(first_name) => onEdit({ first_name })}
            error={missing ?? fieldError(failure, "first_name")}
          />
          <TextField
            label={text("about.lastName")}
            autoComplete="family-name"
            maxLength={100}
            value={draft.last_name}
            onChange={(last_name) => onEdit({ last_name })}
            error={fieldError(failure, "last_name")}
          />
        </div>
        <RemoteView remote={zones} skeleton={<SkeletonLines lines={2} />} onRetry={onRetryZones}>
          {({ timezones, organisation }) => (
            <ComboBox
              label={text("about.timezone")}
              help={text("about.timezoneHelp")}
              selected={draft.timezone ?? ""}
              options={zoneOptions(timezones, draft.timezone, text("about.ofOrganisation", { zone: zoneName(organisation) }))}
              onSelect={(zone) => onEdit({ timezone: zone === null || zone === "" ? null : zone })}
              error={fieldError(failure, "timezone")}
            />
          )}
        </RemoteView>
        <TextField label={text("about.role")} isReadOnly value={text(`roles.${user.role}`)} />
        <button type="submit" hidden />
      </form>
    </Card>
  );
};

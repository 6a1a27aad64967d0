import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import type { OrgDraft } from "../../../core/organisation/org-draft.view-model.ts";
import { orgLimits } from "../../../core/organisation/org-settings.model.ts";
import { organisationText } from "../../i18n/en/organisation.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import styles from "./organisation.module.css";

type OrganisationFormProps = {
  readonly draft: OrgDraft;
  readonly zones: readonly string[];
  readonly failure: Failure | null;
  readonly onChange: (draft: OrgDraft) => void;
};

/** Name, domain and time zone of the organisation. */
export const OrganisationForm = ({ draft, zones, failure, onChange }: OrganisationFormProps) => {
  const text = useText(organisationText);
  const wrong = (field: string) => {
    const error = fieldError(failure, field);
    return error === undefined ? {} : { error };
  };
  const known = zones.includes(draft.timezone) ? zones : [draft.timezone, ...zones];
  return (
    <div className={styles["form"]}>
      {failure === null || failure.tag === "invalid" ? null : <Banner tone="danger">{failureMessage(failure)}</Banner>}
      <TextField
        label={text("account.name")}
        value={draft.name}
        maxLength={orgLimits.name}
        autoComplete="organization"
        onChange={(name) => onChange({ ...draft, name })}
        {...wrong("name")}
      />
      <TextField
        label={text("account.domain")}
        help={text("account.domainHelp")}
        value={draft.domain}
        maxLength={orgLimits.domain}
        inputMode="url"
        spellCheck={false}
        onChange={(domain) => onChange({ ...draft, domain })}
        {...wrong("domain")}
      />
      <ComboBox
        label={text("account.zone")}
        help={text("account.zoneHelp")}
        options={known.map((zone) => ({ id: zone, label: zone.replaceAll("_", " ") }))}
        selected={draft.timezone}
        onSelect={(timezone) => {
          if (timezone !== null) onChange({ ...draft, timezone });
        }}
        {...wrong("timezone")}
      />
    </div>
  );
};

import { useState } from "react";
import { allFlags, type Flag } from "../../../core/access/role.model.ts";
import type { TokenDays } from "../../../core/auth/new-api-token.model.ts";
import { chosenScopes, lacksScopes, type TokenChoice } from "../../../core/auth/token-choice.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { sameValue } from "../../../core/kernel/same-value.ts";
import { type NewOrgToken, orgTokenLimits, type ServiceRole } from "../../../core/org-tokens/org-token.model.ts";
import { permissionLabels } from "../../../core/permissions/permission-table.rule.ts";
import { orgTokensText } from "../../i18n/en/org-tokens.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { Field } from "../../kit/field.view.tsx";
import { RadioGroup } from "../../kit/radio-group.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import { TokenAreas } from "../profile/token-areas.view.tsx";
import styles from "./org-tokens.module.css";

export type OrgTokenFormProps = {
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onCreate: (token: NewOrgToken) => void;
  readonly onClose: () => void;
};

type Draft = TokenChoice & {
  readonly name: string;
  readonly role: ServiceRole;
  readonly flags: readonly Flag[];
  readonly days: TokenDays;
};

const first: Draft = { name: "", role: "user", flags: [], access: "all", scopes: [], days: 90 };
const roles = ["user", "admin"] as const;
const accesses = ["all", "read", "chosen"] as const;
const lives: readonly TokenDays[] = [30, 90, 365];

/** A new organisation's token: its name, role, permissions, scopes and life. */
export const OrgTokenForm = ({ isPending, failure, onCreate, onClose }: OrgTokenFormProps) => {
  const [text, shared] = [useText(orgTokensText), useText(profileText)];
  const [draft, setDraft] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const edit = (change: Partial<Draft>): void => setDraft((held) => ({ ...held, ...change }));
  const name = draft.name.trim();
  const create = (): void => {
    setChecked(true);
    if (name === "" || lacksScopes(draft)) return;
    const { role, flags, days } = draft;
    const scopes = chosenScopes(draft);
    onCreate({ name, role, days, ...(role === "user" ? { flags } : {}), ...(scopes === null ? {} : { scopes }) });
  };
  return (
    <Dialog
      title={text("form.title")}
      size="680"
      isOpen
      isDirty={!sameValue(draft, first)}
      onClose={onClose}
      footer={
        <Button kind="primary" isPending={isPending} onPress={create}>
          {text("form.create")}
        </Button>
      }
    >
      <form
        noValidate
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <FormProblem failure={failure} fields={["name", "scopes"]} />
        <TextField
          label={text("form.name")}
          help={text("form.nameHelp")}
          maxLength={orgTokenLimits.name}
          autoFocus
          value={draft.name}
          onChange={(typed) => edit({ name: typed })}
          error={isChecked && name === "" ? text("form.nameRequired") : fieldError(failure, "name")}
        />
        <RadioGroup
          label={text("form.role")}
          options={roles.map((id) => ({ id, label: text(`form.roleOf.${id}`), note: text(`form.roleNote.${id}`) }))}
          value={draft.role}
          onChange={(id) => edit({ role: roles.find((role) => role === id) ?? draft.role })}
        />
        {draft.role === "admin" ? null : (
          <Field label={text("form.flags")} isGroup>
            {() => (
              <div className={styles["flags"]}>
                {allFlags.map((flag) => (
                  <Checkbox
                    key={flag}
                    isSelected={draft.flags.includes(flag)}
                    onChange={(isOn) => edit({ flags: isOn ? [...draft.flags, flag] : draft.flags.filter((held) => held !== flag) })}
                  >
                    {permissionLabels[flag]}
                  </Checkbox>
                ))}
              </div>
            )}
          </Field>
        )}
        <RadioGroup
          label={shared("tokens.access")}
          options={accesses.map((id) => ({ id, label: shared(`tokens.accessOf.${id}`) }))}
          value={draft.access}
          onChange={(id) => edit({ access: accesses.find((access) => access === id) ?? draft.access })}
        />
        {draft.access === "chosen" ? (
          <TokenAreas
            scopes={draft.scopes}
            onChange={(scopes) => edit({ scopes })}
            error={isChecked && lacksScopes(draft) ? shared("tokens.areasRequired") : fieldError(failure, "scopes")}
          />
        ) : null}
        <RadioGroup
          label={shared("tokens.days")}
          options={lives.map((days) => ({ id: String(days), label: shared(`tokens.life.days${days}`) }))}
          value={String(draft.days)}
          onChange={(id) => edit({ days: lives.find((days) => String(days) === id) ?? draft.days })}
        />
      </form>
    </Dialog>
  );
};

import { useState } from "react";
import type { NewApiToken, TokenDays } from "../../../core/auth/new-api-token.model.ts";
import { chosenScopes, lacksScopes, type TokenChoice } from "../../../core/auth/token-choice.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { RadioGroup } from "../../kit/radio-group.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import { TokenAreas } from "./token-areas.view.tsx";
import styles from "./tokens.module.css";

export type TokenFormProps = {
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onCreate: (token: NewApiToken, onDone: () => void) => void;
};

const lives: readonly TokenDays[] = [30, 90, 365];
const accesses = ["all", "read", "chosen"] as const;
const first = { name: "", days: 90, access: "all", scopes: [] } as const;

type Draft = TokenChoice & { readonly name: string; readonly days: TokenDays };

/** Creates an API token with a name, a life and what it may do. */
export const TokenForm = ({ isPending, failure, onCreate }: TokenFormProps) => {
  const text = useText(profileText);
  const [draft, setDraft] = useState<Draft>(first);
  const [isChecked, setChecked] = useState(false);
  const edit = (change: Partial<Draft>): void => setDraft((held) => ({ ...held, ...change }));
  const name = draft.name.trim();
  const create = (): void => {
    setChecked(true);
    if (name === "" || lacksScopes(draft)) return;
    const scopes = chosenScopes(draft);
    onCreate({ name, days: draft.days, ...(scopes === null ? {} : { scopes }) }, () => {
      setDraft(first);
      setChecked(false);
    });
  };
  return (
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
        label={text("tokens.name")}
        maxLength={80}
        value={draft.name}
        onChange={(typed) => edit({ name: typed })}
        error={isChecked && name === "" ? text("required", { field: text("tokens.name") }) : fieldError(failure, "name")}
      />
      <RadioGroup
        label={text("tokens.access")}
        options={accesses.map((id) => ({ id, label: text(`tokens.accessOf.${id}`), note: text(`tokens.accessNote.${id}`) }))}
        value={draft.access}
        onChange={(id) => edit({ access: accesses.find((access) => access === id) ?? draft.access })}
      />
      {draft.access === "chosen" ? (
        <TokenAreas
          scopes={draft.scopes}
          onChange={(scopes) => edit({ scopes })}
          error={isChecked && lacksScopes(draft) ? text("tokens.areasRequired") : fieldError(failure, "scopes")}
        />
      ) : null}
      <RadioGroup
        label={text("tokens.days")}
        options={lives.map((days) => ({ id: String(days), label: text(`tokens.life.days${days}`) }))}
        value={String(draft.days)}
        onChange={(id) => edit({ days: lives.find((days) => String(days) === id) ?? draft.days })}
      />
      <div>
        <Button type="submit" isPending={isPending}>
          {text("tokens.create")}
        </Button>
      </div>
    </form>
  );
};

import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { goesAlong } from "../../../core/users/decide-leaving.rule.ts";
import { type Leaving, type Owned, ownedContacts, replacementFor } from "../../../core/users/owned.model.ts";
import type { Replacements } from "../../../core/users/replacements.model.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import lists from "../settings/settings-list.module.css";
import { ownedWords } from "./owned-words.ts";
import { ReplacementsView } from "./replacements.view.tsx";

export type ArchiveDialogViewProps = {
  /** who is archived */
  readonly names: readonly string[];
  readonly owned: Owned;
  /** users who can get what they own */
  readonly others: readonly { readonly id: number; readonly name: string }[];
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onArchive: (leaving: Leaving) => void;
  readonly onClose: () => void;
};

/** Archives users: names what they own with counts, and asks who gets it. */
export const ArchiveDialogView = ({ names, owned, others, isPending, failure, onArchive, onClose }: ArchiveDialogViewProps) => {
  const text = useText(usersText);
  const [replacement, setReplacement] = useState<number | null>(null);
  const [replacements, setReplacements] = useState<Replacements | null>(null);
  const [keepsContacts, setKeeps] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const going = goesAlong(owned, { keepsContacts });
  const chosen = { replacement, replacements: replacements ?? {} };
  const isMissing = going.some(({ kind }) => replacementFor(chosen, kind) === null);
  const options = others.map(({ id, name }) => ({ id: String(id), label: name }));
  const submit = (): void => {
    setChecked(true);
    if (isMissing) return;
    onArchive(going.length === 0 ? { replacement: null, replacements: {}, keepsContacts } : { ...chosen, keepsContacts });
  };
  return (
    <Dialog
      title={text("archive.title", { count: names.length, name: names[0] ?? "" })}
      isOpen
      onClose={onClose}
      footer={
        <Button kind="primary" isPending={isPending} onPress={submit}>
          {text("archive.submit")}
        </Button>
      }
    >
      <div className={lists["stack"]}>
        <FormProblem failure={failure} fields={going.length === 0 || replacements !== null ? [] : ["replacement_user_id"]} />
        <p>{text("archive.body")}</p>
        {owned.length === 0 ? (
          <p className={lists["muted"]}>{text("archive.nothing")}</p>
        ) : (
          <>
            {replacements === null ? (
              <ul className={lists["rows"]} aria-label={text("archive.owns")}>
                {owned.map(({ kind, count }) => (
                  <li key={kind} className={lists["row"]} data-wraps="true">
                    {ownedWords(text, kind, count)}
                  </li>
                ))}
              </ul>
            ) : null}
            {owned.some(({ kind }) => kind === ownedContacts) ? (
              <Checkbox isSelected={!keepsContacts} onChange={(isAlong) => setKeeps(!isAlong)}>
                {text("archive.contactsAlong")}
              </Checkbox>
            ) : null}
            {going.length === 0 || replacements !== null ? null : (
              <ComboBox
                label={text("archive.replacement")}
                placeholder={text("archive.choose")}
                selected={replacement === null ? null : String(replacement)}
                options={options}
                error={(isChecked && isMissing ? text("archive.choose") : undefined) ?? fieldError(failure, "replacement_user_id")}
                onSelect={(id) => setReplacement(id === null ? null : Number(id))}
              />
            )}
            {replacements === null ? null : (
              <ReplacementsView
                {...{ going, options, isChecked }}
                everything={replacement}
                chosen={replacements}
                onChange={setReplacements}
              />
            )}
            {going.length < 2 && replacements === null ? null : (
              <div>
                <Button size="small" onPress={() => setReplacements(replacements === null ? {} : null)}>
                  {text(replacements === null ? "archive.divide" : "archive.undivide")}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
};

import type { Owned } from "../../../core/users/owned.model.ts";
import type { Replacements } from "../../../core/users/replacements.model.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import lists from "../settings/settings-list.module.css";
import { ownedWords } from "./owned-words.ts";

export type ReplacementsProps = {
  /** what is handed over */
  readonly going: Owned;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** who gets what no other user is chosen for; null for nobody yet */
  readonly everything: number | null;
  readonly chosen: Replacements;
  /** whether to show what is missing */
  readonly isChecked: boolean;
  readonly onChange: (chosen: Replacements) => void;
};

/** Who gets the records of each kind. */
export const ReplacementsView = ({ going, options, everything, chosen, isChecked, onChange }: ReplacementsProps) => {
  const text = useText(usersText);
  const choose = (kind: string, id: string | null): void => {
    const { [kind]: _before, ...others } = chosen;
    onChange(id === null ? others : { ...others, [kind]: Number(id) });
  };
  return (
    <div role="group" aria-label={text("archive.perKind")} className={lists["stack"]}>
      {going.map(({ kind, count }) => {
        const id = chosen[kind] ?? everything;
        return (
          <ComboBox
            key={kind}
            label={ownedWords(text, kind, count)}
            placeholder={text("archive.choose")}
            selected={id === null ? null : String(id)}
            options={options}
            error={isChecked && id === null ? text("archive.choose") : undefined}
            onSelect={(picked) => choose(kind, picked)}
          />
        );
      })}
    </div>
  );
};

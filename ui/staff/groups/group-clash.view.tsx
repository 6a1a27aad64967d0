import type { GroupVocabulary } from "../../../core/groups/group-answers.model.ts";
import type { GroupClash, GroupField, GroupValues } from "../../../core/groups/group-clash.model.ts";
import { ClashDialog } from "../../fields/clash-dialog.view.tsx";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { sentenceOf } from "./group-words.ts";

export type GroupClashProps = {
  readonly clash: GroupClash;
  readonly words: GroupVocabulary;
  readonly folders: readonly { readonly id: number; readonly name: string }[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
};

/** A version conflict of a group: both values of each field, of which the user keeps one side. */
export const GroupClashView = ({ clash, words, folders, onKeepMine, onTakeTheirs, onClose }: GroupClashProps) => {
  const text = useText(groupsText);
  const labels = {
    name: text("form.name"),
    folder_id: text("form.folder"),
    share_to: text("actions.share"),
    filters: text("form.filter"),
  } as const satisfies Record<GroupField, string>;
  const namesOf = (ids: readonly number[], named: readonly { readonly id: number; readonly name: string }[]): readonly string[] =>
    ids.map((id) => named.find((one) => one.id === id)?.name ?? String(id));
  const say = (field: GroupField, values: GroupValues): string => {
    switch (field) {
      case "name":
        return values.name;
      case "folder_id":
        return values.folder_id === null
          ? text("list.none")
          : (folders.find(({ id }) => id === values.folder_id)?.name ?? text("list.noFolder"));
      case "share_to":
        return values.share_to.all
          ? text("share.all")
          : [...namesOf(values.share_to.users, words.people), ...namesOf(values.share_to.teams, words.teams)].join(", ") ||
              text("list.mine");
      case "filters":
        return sentenceOf(values.filters, words);
    }
  };
  const rows = clash.fields.map((field) => ({
    field,
    label: labels[field],
    mine: say(field, clash.mine),
    theirs: say(field, clash.theirs),
  }));
  return <ClashDialog rows={rows} onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs} onClose={onClose} />;
};

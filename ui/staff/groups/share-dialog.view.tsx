import { useState } from "react";
import type { GroupVocabulary } from "../../../core/groups/group-answers.model.ts";
import type { ShareTo } from "../../../core/groups/group.model.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { Switch } from "../../kit/switch.view.tsx";
import styles from "./share-dialog.module.css";

type ShareDialogProps = {
  readonly name: string;
  readonly share: ShareTo;
  readonly words: Pick<GroupVocabulary, "people" | "teams">;
  readonly isPending: boolean;
  /** the error of the last attempt */
  readonly failure: Failure | null;
  readonly onSave: (share: ShareTo) => void;
  readonly onClose: () => void;
};

const toggled = (ids: readonly number[], id: number, isOn: boolean): readonly number[] =>
  isOn ? [...ids, id] : ids.filter((one) => one !== id);

/** Shares a group with all users, or with selected users and teams. */
export const ShareDialog = ({ name, share, words, isPending, failure, onSave, onClose }: ShareDialogProps) => {
  const text = useText(groupsText);
  const [wished, setWished] = useState(share);
  const list = (title: string, kind: "users" | "teams", named: readonly { readonly id: number; readonly name: string }[]) =>
    named.length === 0 ? null : (
      <fieldset className={styles["list"]}>
        <legend className={styles["legend"]}>{title}</legend>
        {named.map((one) => (
          <Checkbox
            key={one.id}
            isSelected={wished[kind].includes(one.id)}
            onChange={(isOn) => setWished({ ...wished, [kind]: toggled(wished[kind], one.id, isOn) })}
          >
            {one.name}
          </Checkbox>
        ))}
      </fieldset>
    );
  return (
    <Dialog
      title={text("share.title", { name })}
      isOpen
      onClose={onClose}
      isDirty={wished !== share}
      footer={
        <Button kind="primary" isPending={isPending} onPress={() => onSave(wished)}>
          {text("share.save")}
        </Button>
      }
    >
      <div className={styles["body"]}>
        {failure === null ? null : (
          <div role="alert">
            <Banner tone="danger">{failureMessage(failure)}</Banner>
          </div>
        )}
        <p className={styles["note"]}>{text("share.note")}</p>
        <Switch isSelected={wished.all} onChange={(all) => setWished({ ...wished, all })} note={text("share.allNote")}>
          {text("share.all")}
        </Switch>
        {list(text("share.teams"), "teams", words.teams)}
        {list(text("share.people"), "users", words.people)}
      </div>
    </Dialog>
  );
};

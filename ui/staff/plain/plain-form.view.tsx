import { Trash2 } from "lucide-react";
import { failureMessage } from "../../../core/kernel/failure.ts";
import type { PlainKind, PlainRecord } from "../../../core/kernel/plain-record.model.ts";
import type { SaverState } from "../../../core/kernel/saver.model.ts";
import { ClashDialog } from "../../fields/clash-dialog.view.tsx";
import { plainText } from "../../i18n/en/plain.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import styles from "./plain-list.module.css";
import type { PlainControls, PlainWords } from "./plain-parts.ts";

export type PlainFormViewProps<A extends PlainRecord, V extends object, S extends string> = {
  readonly kind: Pick<PlainKind<A, V, S>, "fields" | "valuesOf">;
  readonly words: Pick<PlainWords<V>, "create" | "edit" | "fields">;
  readonly controls: PlainControls<V>;
  readonly state: SaverState<A, V, keyof V & string>;
  /** whether it began with a draft kept on this device */
  readonly isRestored: boolean;
  readonly onType: (values: V) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
  /** absent for a new record */
  readonly onDelete?: (() => void) | undefined;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
};

/** The form of a record of a plain resource, in a dialog over the list. */
export const PlainFormView = <A extends PlainRecord, V extends object, S extends string>(props: PlainFormViewProps<A, V, S>) => {
  const { kind, words, controls, state } = props;
  const { typed, status, failure, clash, base } = state;
  const text = useText(plainText);
  const errors = failure?.tag === "invalid" ? failure.errors : {};
  const drawn = <F extends keyof V & string>(field: F) => {
    const error = errors[field]?.join(" ");
    return controls[field]({
      label: words.fields[field],
      value: typed[field],
      onChange: (value) => props.onType({ ...typed, [field]: value }),
      ...(error === undefined ? {} : { error }),
    });
  };
  const inWords = (values: V, field: keyof V): string => String(values[field] ?? "");
  return (
    <>
      <Dialog
        title={base === null ? words.create : words.edit}
        size="600"
        isOpen
        isInAddress
        isDirty={status !== "idle" && status !== "saved"}
        onClose={props.onClose}
        footer={
          <>
            {props.onDelete === undefined ? null : (
              <Button kind="quiet" icon={Trash2} onPress={props.onDelete}>
                {text("delete")}
              </Button>
            )}
            <Button kind="primary" isPending={status === "saving"} onPress={props.onSave}>
              {text("save")}
            </Button>
          </>
        }
      >
        <div className={styles["fields"]}>
          {props.isRestored ? <Banner>{text("restored")}</Banner> : null}
          {failure === null || failure.tag === "invalid" ? null : (
            <div role="alert">
              <Banner tone="danger" title={text("failed")}>
                {failureMessage(failure)}
              </Banner>
            </div>
          )}
          {kind.fields.map((field) => (
            <div key={field}>{drawn(field)}</div>
          ))}
        </div>
      </Dialog>
      {clash === null ? null : (
        <ClashDialog
          rows={clash.fields.map((field) => ({
            field,
            label: words.fields[field],
            mine: inWords(typed, field),
            theirs: inWords(kind.valuesOf(clash.theirs), field),
          }))}
          onKeepMine={props.onKeepMine}
          onTakeTheirs={props.onTakeTheirs}
        />
      )}
    </>
  );
};

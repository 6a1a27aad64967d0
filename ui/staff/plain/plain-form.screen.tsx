import { failureMessage } from "../../../core/kernel/failure.ts";
import type { PlainRecord } from "../../../core/kernel/plain-record.model.ts";
import type { PlainForm, PlainResource } from "../../../core/kernel/plain-resource.service.ts";
import { plainText } from "../../i18n/en/plain.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { PlainFormView } from "./plain-form.view.tsx";
import type { PlainPage } from "./plain-parts.ts";

type PlainFormScreenProps<A extends PlainRecord, V extends object, S extends string> = {
  readonly resource: PlainResource<A, V, S>;
  readonly form: PlainForm<A, V>;
  readonly isRestored: boolean;
  readonly page: Pick<PlainPage<A, V, S>, "words" | "controls">;
  readonly onClose: () => void;
};

/** An open form; it closes once its record is stored or deleted. */
export const PlainFormScreen = <A extends PlainRecord, V extends object, S extends string>({
  resource,
  form,
  isRestored,
  page,
  onClose,
}: PlainFormScreenProps<A, V, S>) => {
  const state = useLatest(form.state$, form.latest());
  const text = useText(plainText);
  const toasts = useToasts();
  const discard = (): void => {
    form.discard();
    onClose();
  };
  const save = async (): Promise<void> => {
    const { status, clash } = await form.save();
    if (status === "saved" && clash === null) discard();
  };
  const remove = async (record: A): Promise<void> => {
    const answer = await resource.remove(record.id)();
    if (answer._tag === "Left") return void toasts.show({ text: failureMessage(answer.left), tone: "error" });
    discard();
    toasts.undoable(text("deleted", { name: resource.kind.nameOf(record) }), text("undo"), () => {
      void resource
        .restore(record.id)()
        .then((restored) => {
          if (restored._tag === "Left") toasts.show({ text: failureMessage(restored.left), tone: "error" });
        });
    });
  };
  const { base } = state;
  return (
    <PlainFormView
      {...page}
      kind={resource.kind}
      state={state}
      isRestored={isRestored}
      onType={form.type}
      onSave={() => void save()}
      onClose={discard}
      onDelete={base === null ? undefined : () => void remove(base)}
      onKeepMine={() => {
        form.keepMine();
        void save();
      }}
      onTakeTheirs={form.takeTheirs}
    />
  );
};

import type * as t from "io-ts";
import type { ComponentType } from "react";
import type { ModalAnswers, ModalParams } from "../../core/shell/modals.service.ts";

/** Props of a dialog: its parameters, a callback to close it, and one to close it with an answer for the caller. */
export type ModalProps<P = unknown, A = never> = {
  readonly params: P;
  readonly onClose: () => void;
  readonly onAnswer?: (answer: A) => void;
};

/** A dialog whose parameters are not validated yet. */
export type AnyModal = ComponentType<ModalProps<unknown, unknown>>;

type AnswerOf<K> = K extends keyof ModalAnswers ? ModalAnswers[K] : never;

/**
 * Validates the parameters of a dialog before rendering it.
 * @param codec of its parameters
 * @throws TypeError while rendering with invalid parameters, which the frame shows as a broken dialog
 */
export const modalOf = <K extends keyof ModalParams>(
  kind: K,
  codec: { readonly is: t.Is<ModalParams[K]> },
  Body: ComponentType<ModalProps<ModalParams[K], AnswerOf<K>>>,
): AnyModal =>
  function Modal(props) {
    if (!codec.is(props.params)) throw new TypeError(kind);
    return <Body {...props} params={props.params} />;
  };

/** A dialog that can open over any page; an area contributes a list of them from its `modals.ts`. */
export type ModalContribution = {
  /** the name by which it is opened */
  readonly kind: string;
  /** loaded when first opened */
  readonly load: () => Promise<AnyModal>;
};

const contributions = import.meta.glob<{ readonly modals: readonly ModalContribution[] }>("./*/modals.ts", { eager: true });

/** The dialogs of all areas. */
export const staffModals: readonly ModalContribution[] = Object.values(contributions).flatMap(({ modals }) => modals);

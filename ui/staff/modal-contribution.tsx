import type * as t from "io-ts";
import type { ComponentType } from "react";
import type { ModalAnswers, ModalParams } from "../../core/shell/modals.service.ts";

/** What a window receives: what it is about, how to close, and how to close with an answer for the caller. */
export type ModalProps<P = unknown, A = never> = {
  readonly params: P;
  readonly onClose: () => void;
  readonly onAnswer?: (answer: A) => void;
};

/** A window whose parameters are not checked yet. */
export type AnyModal = ComponentType<ModalProps<unknown, unknown>>;

type AnswerOf<K> = K extends keyof ModalAnswers ? ModalAnswers[K] : never;

/**
 * A window that is drawn only with parameters of its kind.
 * @param codec of its parameters
 * @throws TypeError while rendering with others, which the frame shows as a broken window
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

/** A window that can lie over any page; an area contributes a list of them from its `modals.ts`. */
export type ModalContribution = {
  /** the name by which it is opened */
  readonly kind: string;
  /** loaded on the first opening */
  readonly load: () => Promise<AnyModal>;
};

const contributions = import.meta.glob<{ readonly modals: readonly ModalContribution[] }>("./*/modals.ts", { eager: true });

/** Every window that some area contributes. */
export const staffModals: readonly ModalContribution[] = Object.values(contributions).flatMap(({ modals }) => modals);

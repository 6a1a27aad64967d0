import type * as t from "io-ts";
import type { ComponentType } from "react";
import type { ModalKind } from "../../core/shell/modal-kind.model.ts";
import type { AnyModal, ModalProps } from "./modal-contribution.ts";

/** What a window answers with: nothing, where it is only shown. */
type AnswerOf<K> = K extends { readonly answer: { readonly is: t.Is<infer A> } } ? A : never;

/**
 * A window that is drawn only with parameters of its kind.
 * @param codec of its parameters
 * @throws while rendering with others, which the frame shows as a broken window
 */
export const modalOf = <P, K extends ModalKind<P>>(
  modal: K & ModalKind<P>,
  codec: { readonly is: t.Is<P> },
  Body: ComponentType<ModalProps<P, AnswerOf<K>>>,
): AnyModal => {
  const Modal: AnyModal = ({ params, ...rest }) => {
    if (!codec.is(params)) throw new Error(`The parameters of the window "${modal.kind}" have another type.`);
    return <Body params={params} {...rest} />;
  };
  return Modal;
};

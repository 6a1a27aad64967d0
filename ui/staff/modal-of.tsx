import type { ComponentType } from "react";
import type { ModalKind } from "../../core/shell/modal-kind.model.ts";
import type { AnyModal, ModalProps } from "./modal-contribution.ts";

/**
 * A window that is drawn only with parameters of its kind.
 * @throws while rendering with others, which the frame shows as a broken window
 */
export const modalOf = <P, A>({ kind, params: expected }: ModalKind<P, A>, Body: ComponentType<ModalProps<P, A>>): AnyModal => {
  const Modal: AnyModal = ({ params, ...rest }) => {
    if (!expected.is(params)) throw new Error(`The parameters of the window "${kind}" have another type.`);
    return <Body params={params} {...rest} />;
  };
  return Modal;
};

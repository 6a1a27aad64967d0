import type * as t from "io-ts";

/** A window over the page by its name, with the type of what it is about; its codec comes with the window. */
export type ModalKind<P> = { readonly kind: string; readonly _params?: P };

/**
 * A window that is asked for an answer.
 * @property answer codec of the answer
 */
export type AskingModalKind<P, A> = ModalKind<P> & { readonly answer: { readonly is: t.Is<A> } };

/** @param kind unique over the application */
export const modalKind = <P>(kind: string): ModalKind<P> => ({ kind });

import type * as t from "io-ts";

/** Whether a value is of a type; each codec is one. */
type Guard<A> = { readonly is: t.Is<A> };

/** A window over the page by its name, with the type of what it is about and of its answer. */
export type ModalKind<P, A = never> = { readonly kind: string; readonly params: Guard<P>; readonly answer: Guard<A> };

const noAnswer: Guard<never> = { is: (_): _ is never => false };

/**
 * A window that is only shown.
 * @param kind unique over the application
 * @param params codec of what it is about
 */
export const modalKind = <P>(kind: string, params: Guard<P>): ModalKind<P> => ({ kind, params, answer: noAnswer });

/**
 * A window that is asked for an answer.
 * @param answer its codec
 */
export const askingModalKind = <P, A>(kind: string, params: Guard<P>, answer: Guard<A>): ModalKind<P, A> => ({ kind, params, answer });

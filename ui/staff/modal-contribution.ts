import type { ComponentType } from "react";

/** What a window receives: what it is about, how to close, and how to close with an answer for the caller. */
export type ModalProps<P = unknown, A = never> = {
  readonly params: P;
  readonly onClose: () => void;
  readonly onAnswer?: (answer: A) => void;
};

/** A window whose parameters are not checked yet. */
export type AnyModal = ComponentType<ModalProps<unknown, unknown>>;

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

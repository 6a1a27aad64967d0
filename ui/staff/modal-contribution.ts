import type { ComponentType } from "react";
import type { ModalAnswer } from "../../core/shell/modals.service.ts";

/** What a window is given: what it is about, how to go, and how to go with an answer for whoever asked. */
export type ModalProps = {
  readonly params: Readonly<Record<string, string>>;
  readonly onClose: () => void;
  readonly onAnswer?: (answer: ModalAnswer) => void;
};

/** A window that can lie over any page; an area contributes a list of them from its `modals.ts`. */
export type ModalContribution = {
  /** the name by which it is opened */
  readonly kind: string;
  /** loaded on the first opening */
  readonly load: () => Promise<ComponentType<ModalProps>>;
};

const contributions = import.meta.glob<{ readonly modals: readonly ModalContribution[] }>("./*/modals.ts", { eager: true });

/** Every window that some area contributes. */
export const staffModals: readonly ModalContribution[] = Object.values(contributions).flatMap(({ modals }) => modals);

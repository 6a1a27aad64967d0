import * as E from "fp-ts/lib/Either.js";
import type { ValueBoard } from "../../../../core/contacts/boards.service.ts";
import type { MovedValue } from "../../../../core/contacts/value-moves.service.ts";
import { failureMessage } from "../../../../core/kernel/failure.ts";
import { boardsText } from "../../../i18n/en/boards.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useToasts } from "../../../kit/toasts.view.tsx";
import type { PlacedCard } from "./contact-places.ts";

/**
 * Moves cards between columns, shows a toast and offers Undo.
 * @param columns of the board shown
 */
export const useCardMoves = (
  board: ValueBoard,
  columns: readonly { readonly value: string | null; readonly label: string }[],
): ((place: PlacedCard, to: string | null) => Promise<void>) => {
  const text = useText(boardsText);
  const toasts = useToasts();
  const labelOf = (value: string | null): string =>
    value === null ? text("none") : (columns.find((column) => column.value === value)?.label ?? value);
  const undo = async (moved: MovedValue): Promise<void> => {
    const answer = await board.undo(moved)();
    toasts.show(
      E.isLeft(answer)
        ? { text: failureMessage(answer.left), tone: "error" }
        : { text: text("movedBack", { name: answer.right.name }), tone: "success" },
    );
  };
  return async ({ card, value }: PlacedCard, to: string | null): Promise<void> => {
    if (value === to) return;
    const answer = await board.move(card, value, to)();
    if (E.isLeft(answer)) toasts.show({ text: failureMessage(answer.left), tone: "error" });
    else toasts.undoable(text("moved", { name: card.name, column: labelOf(to) }), text("undo"), () => void undo(answer.right));
  };
};

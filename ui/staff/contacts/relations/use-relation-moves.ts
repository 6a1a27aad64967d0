import * as E from "fp-ts/lib/Either.js";
import { ContactNames } from "../../../../core/contacts/contact-names.service.ts";
import type { RelationBranches } from "../../../../core/contacts/relation-branches.service.ts";
import { movedRelation } from "../../../../core/contacts/relation-move.rule.ts";
import type { RelationNode } from "../../../../core/contacts/relation-tree.model.ts";
import { type MovedValue, ValueMoves } from "../../../../core/contacts/value-moves.service.ts";
import { failureMessage } from "../../../../core/kernel/failure.ts";
import { relationshipsText } from "../../../i18n/en/relationships.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useToasts } from "../../../kit/toasts.view.tsx";
import { useService } from "../../../react/services.tsx";
import { useSelectContact } from "../picker/use-select-contact.ts";

/**
 * Moves contacts in a tree, shows a toast and offers Undo.
 * @param field the relation shown; null without one
 */
export const useRelationMoves = (field: string | null, branches: RelationBranches) => {
  const text = useText(relationshipsText);
  const moves = useService(ValueMoves);
  const names = useService(ContactNames);
  const toasts = useToasts();
  const select = useSelectContact();

  const undo = async (moved: MovedValue): Promise<void> => {
    const answer = await moves.undo(moved)();
    toasts.show(
      E.isLeft(answer)
        ? { text: failureMessage(answer.left), tone: "error" }
        : { text: text("movedBack", { name: answer.right.name }), tone: "success" },
    );
    await branches.reload();
  };
  const move = async (node: RelationNode, to: { readonly con_id: number; readonly name: string } | null): Promise<void> => {
    if (field === null) return;
    const answer = await moves.move({
      field,
      con_id: node.con_id,
      next: (stored) => movedRelation(stored, node.parent_id, to?.con_id ?? null),
    })();
    if (E.isLeft(answer)) toasts.show({ text: failureMessage(answer.left), tone: "error" });
    else
      toasts.undoable(
        to === null ? text("movedTop", { name: node.name }) : text("moved", { name: node.name, other: to.name }),
        text("undo"),
        () => void undo(answer.right),
      );
    await branches.reload();
  };
  const moveUnder = async (node: RelationNode): Promise<void> => {
    const chosen = await select({
      title: text("moveUnderTitle", { name: node.name }),
      except: node.parent_id === null ? [node.con_id] : [node.con_id, node.parent_id],
    });
    const id = chosen?.[0];
    if (id !== undefined) await move(node, names.latest().get(id) ?? { con_id: id, name: text("somebody", { id: String(id) }) });
  };
  return { move, moveUnder };
};

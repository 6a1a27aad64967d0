import { Ellipsis, User } from "lucide-react";
import { memo } from "react";
import type { BoardColumn } from "../../../../core/contacts/boards.model.ts";
import { phoneDisplay } from "../../../../core/validation/phone.rule.ts";
import { boardsText } from "../../../i18n/en/boards.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Avatar } from "../../../kit/avatar.view.tsx";
import { BoardCard, BoardCardNote } from "../../../kit/board-card.view.tsx";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import { Menu } from "../../../kit/menu.view.tsx";
import { Tags } from "../list/contact-cells.tsx";
import { contactHref } from "../list/list-address.ts";
import { columnId, type PlacedCard, placeId } from "./contact-places.ts";

export type ContactCardProps = {
  readonly place: PlacedCard;
  readonly columns: readonly Pick<BoardColumn, "value" | "label">[];
  readonly mayMove: boolean;
  readonly isDragged: boolean;
  readonly onOpen: (id: number) => void;
  readonly onMove: (card: string, column: string) => void;
  readonly onDrag: (card: string | null) => void;
};

const moving = "move";
const open = "open";

const CardDrawn = ({ place, columns, mayMove, isDragged, onOpen, onMove, onDrag }: ContactCardProps) => {
  const text = useText(boardsText);
  const { card, value } = place;
  const { name, con_id } = card;
  const info = phoneDisplay(card.info ?? "");
  const moves = {
    id: moving,
    title: text("moveTo"),
    chosen: columnId(value),
    entries: columns.map((column) => ({ id: columnId(column.value), label: column.value === null ? text("none") : column.label })),
  };
  return (
    <BoardCard
      id={placeId(place)}
      title={name}
      href={contactHref(con_id)}
      isMovable={mayMove}
      isDragged={isDragged}
      onDrag={onDrag}
      picture={<Avatar name={name} id={String(con_id)} src={card.photo} size={24} isDecorative />}
      menu={
        <Menu
          label={text("actions", { name })}
          placement="bottom end"
          trigger={<IconButton icon={Ellipsis} size="small" label={text("actions", { name })} />}
          groups={[...(mayMove ? [moves] : []), { id: open, entries: [{ id: open, label: text("open"), icon: User }] }]}
          onAction={(id, group) => {
            if (group === open) onOpen(con_id);
            else onMove(placeId(place), id);
          }}
        />
      }
    >
      {info === "" || info === name ? null : <BoardCardNote>{info}</BoardCardNote>}
      {card.tags.length === 0 ? null : <Tags tags={card.tags} />}
    </BoardCard>
  );
};

/** A contact on a board; its menu moves and opens it. */
export const ContactCard = memo(CardDrawn);

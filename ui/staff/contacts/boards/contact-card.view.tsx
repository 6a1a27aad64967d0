import { Ellipsis, User } from "lucide-react";
import { memo } from "react";
import type { BoardColumn } from "../../../../core/contacts/value-board.model.ts";
import { boardsText } from "../../../i18n/en/boards.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Anchor } from "../../../kit/anchor.view.tsx";
import { Avatar } from "../../../kit/avatar.view.tsx";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import { Menu } from "../../../kit/menu.view.tsx";
import { Tags } from "../contact-cells.tsx";
import { contactHref } from "../list-address.ts";
import { type PlacedCard, placeId } from "./board-keys.ts";
import styles from "./contact-board.module.css";

export type ContactCardProps = {
  readonly place: PlacedCard;
  readonly columns: readonly Pick<BoardColumn, "value" | "label">[];
  readonly mayMove: boolean;
  readonly isDragged: boolean;
  readonly onOpen: (id: number) => void;
  readonly onMove: (place: PlacedCard, to: string | null) => void;
  readonly onDrag: (place: PlacedCard | null) => void;
};

const moving = "move";
const open = "open";
/** Ids of menu entries are texts; that of the column without a value is none of the values, which all begin with v. */
const entryId = (value: string | null): string => (value === null ? "none" : `v-${value}`);

const CardDrawn = ({ place, columns, mayMove, isDragged, onOpen, onMove, onDrag }: ContactCardProps) => {
  const text = useText(boardsText);
  const { card, value } = place;
  const { name, con_id } = card;
  const info = card.info ?? "";
  const moves = { id: moving, title: text("moveTo"), chosen: entryId(value), entries: columns.map((column) => ({ id: entryId(column.value), label: column.value === null ? text("none") : column.label })) };
  return (
    <li
      className={styles["card"]}
      draggable={mayMove}
      data-movable={mayMove}
      data-dragged={isDragged}
      data-contact={con_id}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", name);
        onDrag(place);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <div className={styles["top"]}>
        <Avatar name={name} id={String(con_id)} src={card.photo} size={24} isDecorative />
        <Anchor href={contactHref(con_id)} className={styles["link"]} draggable={false} data-card={placeId(place)}>
          {name}
        </Anchor>
        <span className={styles["menu"]}>
          <Menu
            label={text("actions", { name })}
            placement="bottom end"
            trigger={<IconButton icon={Ellipsis} size="small" label={text("actions", { name })} />}
            groups={[...(mayMove ? [moves] : []), { id: open, entries: [{ id: open, label: text("open"), icon: User }] }]}
            onAction={(id, group) => {
              const column = columns.find((one) => entryId(one.value) === id);
              if (group === open) onOpen(con_id);
              else if (column !== undefined) onMove(place, column.value);
            }}
          />
        </span>
      </div>
      {info === "" || info === name ? null : <span className={styles["info"]}>{info}</span>}
      {card.tags.length === 0 ? null : <Tags tags={card.tags} />}
    </li>
  );
};

/** A contact on a board; its menu moves it and opens it. */
export const ContactCard = memo(CardDrawn);

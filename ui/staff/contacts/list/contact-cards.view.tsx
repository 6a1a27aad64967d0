import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Avatar } from "../../../kit/avatar.view.tsx";
import type { LongCardParts } from "../../../kit/long-card.view.tsx";
import { LongCards } from "../../../kit/long-cards.view.tsx";
import { ContactTitle, FirstOf, Mobiles, Tags } from "./contact-cells.tsx";
import { type ContactRowsProps, hrefOf, idOf, nameOf } from "./contact-grid.view.tsx";

const partsOf = (contact: Contact): LongCardParts => ({
  picture: <Avatar name={contact.name} id={contact.id} src={contact.photo} size={60} isDecorative />,
  title: <ContactTitle contact={contact} />,
  notes: [<FirstOf key="email" texts={contact.email} />, <Mobiles key="mobile" contact={contact} />],
  facts: <Tags tags={contact.tags} />,
});

/** Contacts as cards in a virtual list. */
export const ContactCards = (props: ContactRowsProps) => {
  const text = useText(contactsText);
  return (
    <LongCards
      label={text("list.grid")}
      long={props.long}
      rowId={idOf}
      rowName={nameOf}
      rowHref={hrefOf}
      parts={partsOf}
      selection={props.selection}
      onSelectionChange={props.isGuest === true ? undefined : props.onSelection}
      isLoading={props.isLoading || (!props.isLoaded && props.failure === null)}
      empty={props.nothing}
    />
  );
};

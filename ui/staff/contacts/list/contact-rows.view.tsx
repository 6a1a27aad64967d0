import { memo } from "react";
import { loadable } from "../../../kit/loadable.view.tsx";
import { SkeletonCards } from "../../../kit/skeleton.view.tsx";
import { ContactGrid, type ContactRowsProps } from "./contact-grid.view.tsx";
import type { ContactListViewProps } from "./contact-list.view.tsx";
import { ContactNothing } from "./contact-nothing.view.tsx";

const nobody = { contacts: [], failure: null, isLoading: true } as const;
const Coming = (props: ContactRowsProps) => <ContactGrid {...props} {...nobody} long={{ ...props.long, count: 0 }} />;

/** The rows of the pyramid. */
export const PyramidRows = loadable(async () => (await import("../pyramid/pyramid-rows.view.tsx")).PyramidRows, Coming);
/** Contacts as cards. */
export const ContactCards = loadable(
  async () => (await import("./contact-cards.view.tsx")).ContactCards,
  () => <SkeletonCards cards={6} />,
);

/** Contacts in the current view: rows, pyramid or cards. */
export const ContactRows = memo(({ of }: { readonly of: ContactListViewProps }) => {
  const props = { ...of, nothing: <ContactNothing {...of} /> };
  if (props.view === "grid") return <ContactCards.View {...props} />;
  return props.view === "pyramid" ? <PyramidRows.View {...props} /> : <ContactGrid {...props} />;
});

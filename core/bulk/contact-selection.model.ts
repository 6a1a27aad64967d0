import * as t from "io-ts";
import { ContactFind } from "../contacts/contact-find.model.ts";
import { listUpTo, RecordId } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";

/** How many contacts can be named one by one, chosen or left out. */
export const mostNamed = 10_000;

const Named = listUpTo(RecordId, mostNamed);

/** Contacts that are meant together: some by their numbers, all that a find matches but some, or all in the bin but some. */
export const ContactSelection = t.union(
  [
    exactly("ChosenContacts", { of: t.literal("chosen"), ids: Named }, {}),
    exactly("MatchingContacts", { of: t.literal("matching"), find: ContactFind, except: Named }, {}),
    exactly("BinnedContacts", { of: t.literal("bin"), except: Named }, {}),
  ],
  "ContactSelection",
);
export type ContactSelection = t.TypeOf<typeof ContactSelection>;

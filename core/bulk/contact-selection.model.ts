import * as t from "io-ts";
import { ContactFind } from "../contacts/contact-find.model.ts";
import { listUpTo, RecordId } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";

/** How many contacts a selection can list, as selected or excluded. */
export const mostNamed = 10_000;

const Named = listUpTo(RecordId, mostNamed);

/** A selection of contacts: listed ids, all that match a search except some, or all in the bin except some. */
export const ContactSelection = t.union(
  [
    exactly("ChosenContacts", { of: t.literal("chosen"), ids: Named }, {}),
    exactly("MatchingContacts", { of: t.literal("matching"), find: ContactFind, except: Named }, {}),
    exactly("BinnedContacts", { of: t.literal("bin"), except: Named }, {}),
  ],
  "ContactSelection",
);
export type ContactSelection = t.TypeOf<typeof ContactSelection>;

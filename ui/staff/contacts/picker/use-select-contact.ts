import * as t from "io-ts";
import { useCallback } from "react";
import type { SelectContact } from "../../../../core/contacts/select-contact.model.ts";
import { Modals } from "../../../../core/shell/modals.service.ts";
import { useService } from "../../../react/services.tsx";

const Ids = t.readonlyArray(t.number);

/**
 * Lets the user select contacts in a dialog: from search results, from recent selections, or by creating one.
 * `const select = useSelectContact(); const ids = await select({ title, except: [con_id] });`
 * Resolves to the selected ids, one unless `isMultiple`; null when the dialog is closed.
 */
export const useSelectContact = (): ((asked?: SelectContact) => Promise<readonly number[] | null>) => {
  const modals = useService(Modals);
  return useCallback((asked = {}) => modals.ask("select-contact", asked, Ids), [modals]);
};

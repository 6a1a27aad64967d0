import { ContainerModule } from "inversify";
import { ContactBoard, makeContactBoard } from "../../core/contacts/contact-board.service.ts";
import { ContactRecords, makeContactRecords } from "../../core/contacts/contact-record.service.ts";
import { ContactStore } from "../../core/contacts/contacts.port.ts";
import { makeNewContactForm, NewContactForm } from "../../core/contacts/new-contact.service.ts";
import { makeUnsavedEdits } from "../../core/contacts/unsaved-edits.ts";
import { Connectivity } from "../../core/kernel/connectivity.port.ts";
import { Ids } from "../../core/kernel/ids.port.ts";
import { UserStorage } from "../../core/kernel/user-storage.ts";
import { Caller } from "../http/caller.ts";
import { makeContactsHttp } from "../http/contacts.http.ts";
import { provide } from "./provide.ts";

/** Contacts in the staff application. */
export const contactsModule = new ContainerModule((options) => {
  provide(options, ContactStore, (call: Caller) => makeContactsHttp(call), [Caller]);
  provide(options, ContactBoard, (store: ContactStore, storage: UserStorage) => makeContactBoard({ store, storage }), [ContactStore, UserStorage]);
  provide(
    options,
    ContactRecords,
    (store: ContactStore, storage: UserStorage, connectivity: Connectivity, board: ContactBoard) =>
      makeContactRecords({ store, edits: makeUnsavedEdits(storage), connectivity, onStored: board.put }),
    [ContactStore, UserStorage, Connectivity, ContactBoard],
  );
  provide(options, NewContactForm, (store: ContactStore, ids: Ids, storage: UserStorage) => makeNewContactForm({ store, ids, storage }), [ContactStore, Ids, UserStorage]);
});

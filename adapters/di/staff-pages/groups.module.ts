import { ContainerModule } from "inversify";
import { ContactChanges } from "../../../core/contacts/contact-changes.service.ts";
import { GroupCatalogue, makeGroupCatalogue } from "../../../core/groups/group-catalogue.service.ts";
import { makeGroupEditor } from "../../../core/groups/group-editing.service.ts";
import { GroupEditor } from "../../../core/groups/group-editor.service.ts";
import { GroupsOfContact, makeGroupsOfContact } from "../../../core/groups/groups-of-contact.service.ts";
import { GroupStore } from "../../../core/groups/groups.port.ts";
import { UserStorage } from "../../../core/kernel/user-storage.ts";
import { Caller } from "../../http/caller.ts";
import { makeGroupsHttp } from "../../http/groups.http.ts";
import { provideContactChanges } from "../provide-contact-changes.ts";
import { provide } from "../provide.ts";

/** Groups in the staff application. */
export const services = new ContainerModule((options) => {
  provideContactChanges(options);
  provide(options, GroupStore, (call: Caller) => makeGroupsHttp(call), [Caller]);
  provide(options, GroupCatalogue, (store: GroupStore) => makeGroupCatalogue(store), [GroupStore]);
  provide(options, GroupsOfContact, (store: GroupStore, { changed$ }: ContactChanges) => makeGroupsOfContact({ store, changed$ }), [
    GroupStore,
    ContactChanges,
  ]);
  provide(options, GroupEditor, (store: GroupStore, storage: UserStorage) => makeGroupEditor({ store, storage }), [
    GroupStore,
    UserStorage,
  ]);
});

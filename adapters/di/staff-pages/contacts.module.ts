import { ContainerModule } from "inversify";
import { filter, skip } from "rxjs";
import { BoardStore } from "../../../core/contacts/boards.port.ts";
import { makeValueBoard, ValueBoard } from "../../../core/contacts/boards.service.ts";
import { ContactChanges } from "../../../core/contacts/contact-changes.service.ts";
import { ContactFigures } from "../../../core/contacts/contact-figures.port.ts";
import { ContactLifecycle } from "../../../core/contacts/contact-lifecycle.port.ts";
import { ContactNames, makeContactNames } from "../../../core/contacts/contact-names.service.ts";
import { ContactRecords, makeContactRecords } from "../../../core/contacts/contact-record.service.ts";
import { ContactRows, makeContactRows } from "../../../core/contacts/contact-rows.service.ts";
import { ContactStore } from "../../../core/contacts/contacts.port.ts";
import { contactList } from "../../../core/contacts/list-settings.rule.ts";
import { ListViews, ListViewStore } from "../../../core/contacts/list-views.port.ts";
import { makeNewContactForm } from "../../../core/contacts/new-contact-form.service.ts";
import { NewContactForm } from "../../../core/contacts/new-contact.service.ts";
import { makeNoteEdits, NoteEdits } from "../../../core/contacts/note-edits.service.ts";
import { makeNoteWriters, NoteWriters } from "../../../core/contacts/note-writing.service.ts";
import { ContactNotes } from "../../../core/contacts/notes.port.ts";
import { PortalLinks } from "../../../core/contacts/portal-link.port.ts";
import { makeRelationBranches, RelationBranchesMaker } from "../../../core/contacts/relation-branches.service.ts";
import { RelationTree } from "../../../core/contacts/relations.port.ts";
import { tellingLife, tellingNotes } from "../../../core/contacts/telling-stores.service.ts";
import { TextCompiler } from "../../../core/contacts/text-compiler.port.ts";
import { makeUnsavedEdits } from "../../../core/contacts/unsaved-edits.service.ts";
import { makeValueMoves, ValueMoves } from "../../../core/contacts/value-moves.service.ts";
import { Connectivity } from "../../../core/kernel/connectivity.port.ts";
import { Ids } from "../../../core/kernel/ids.port.ts";
import { UserStorage } from "../../../core/kernel/user-storage.ts";
import { CurrentTeam } from "../../../core/teams/current-team.service.ts";
import { makeSavedViews } from "../../../core/views/saved-views.service.ts";
import { listViews } from "../../contract/list-views.contract.ts";
import { makeBoardsHttp } from "../../http/boards.http.ts";
import { Caller } from "../../http/caller.ts";
import { makeContactFiguresHttp } from "../../http/contact-figures.http.ts";
import { makeContactLifecycleHttp } from "../../http/contact-lifecycle.http.ts";
import { makeContactsHttp } from "../../http/contacts.http.ts";
import { makeNotesHttp } from "../../http/notes.http.ts";
import { makePortalLinksHttp, makeTextCompilerHttp } from "../../http/portal-links.http.ts";
import { makeRelationTreeHttp } from "../../http/relations.http.ts";
import { makeViewsHttp } from "../../http/views.http.ts";
import { provideContactChanges } from "../provide-contact-changes.ts";
import { provide } from "../provide.ts";

/** Contacts in the staff application. */
export const services = new ContainerModule((options) => {
  provideContactChanges(options);
  provide(options, ContactStore, (call: Caller) => makeContactsHttp(call), [Caller]);
  provide(options, ContactFigures, (call: Caller) => makeContactFiguresHttp(call), [Caller]);
  provide(options, ListViewStore, (call: Caller) => makeViewsHttp(call, listViews), [Caller]);
  provide(options, ListViews, (store: ListViewStore, storage: UserStorage) => makeSavedViews({ list: contactList, store, storage }), [
    ListViewStore,
    UserStorage,
  ]);
  provide(options, ContactLifecycle, (call: Caller, { tell }: ContactChanges) => tellingLife(makeContactLifecycleHttp(call), tell), [
    Caller,
    ContactChanges,
  ]);
  provide(options, RelationTree, (call: Caller) => makeRelationTreeHttp(call), [Caller]);
  provide(options, RelationBranchesMaker, (tree: RelationTree) => () => makeRelationBranches({ tree }), [RelationTree]);
  provide(options, ValueMoves, (store: ContactStore, board: ContactRows) => makeValueMoves({ store, onStored: board.put }), [
    ContactStore,
    ContactRows,
  ]);
  provide(options, BoardStore, (call: Caller) => makeBoardsHttp(call), [Caller]);
  provide(options, ValueBoard, (store: BoardStore, moves: ValueMoves, storage: UserStorage) => makeValueBoard({ store, moves, storage }), [
    BoardStore,
    ValueMoves,
    UserStorage,
  ]);
  provide(options, ContactNotes, (call: Caller, { tell }: ContactChanges) => tellingNotes(makeNotesHttp(call), tell), [
    Caller,
    ContactChanges,
  ]);
  provide(options, NoteWriters, (store: ContactNotes, ids: Ids, storage: UserStorage) => makeNoteWriters({ store, ids, storage }), [
    ContactNotes,
    Ids,
    UserStorage,
  ]);
  provide(options, NoteEdits, (store: ContactNotes, storage: UserStorage) => makeNoteEdits({ store, storage }), [
    ContactNotes,
    UserStorage,
  ]);
  provide(options, PortalLinks, (call: Caller) => makePortalLinksHttp(call), [Caller]);
  provide(options, TextCompiler, (call: Caller) => makeTextCompilerHttp(call), [Caller]);
  provide(options, ContactNames, (store: ContactStore) => makeContactNames({ store }), [ContactStore]);
  provide(
    options,
    ContactRows,
    (store: ContactStore, storage: UserStorage, team: CurrentTeam, { changed$ }: ContactChanges) =>
      makeContactRows({
        store,
        storage,
        forget$: team.team$.pipe(skip(1)),
        changed$: changed$.pipe(filter(({ what }) => what === "blocked" || what === "photo" || what === "restored")),
      }),
    [ContactStore, UserStorage, CurrentTeam, ContactChanges],
  );
  provide(
    options,
    ContactRecords,
    (store: ContactStore, storage: UserStorage, connectivity: Connectivity, board: ContactRows, { tell }: ContactChanges) =>
      makeContactRecords({ store, edits: makeUnsavedEdits(storage), connectivity, onStored: board.put, tell }),
    [ContactStore, UserStorage, Connectivity, ContactRows, ContactChanges],
  );
  provide(options, NewContactForm, (store: ContactStore, ids: Ids, storage: UserStorage) => makeNewContactForm({ store, ids, storage }), [
    ContactStore,
    Ids,
    UserStorage,
  ]);
});

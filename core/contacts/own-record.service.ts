import type { Observable } from "rxjs";
import type { FieldSchema } from "../fields/field-schema.model.ts";
import type { Connectivity } from "../kernel/connectivity.port.ts";
import { makeRemote } from "../kernel/remote-source.ts";
import type { Remote } from "../kernel/remote.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { token } from "../kernel/token.ts";
import { makeUserStorage, type UserStorage } from "../kernel/user-storage.ts";
import { makeWatchedById } from "../kernel/watched-by-id.ts";
import { type ContactEditing, makeContactEditing } from "./contact-editing.service.ts";
import type { OwnDetails } from "./own-details.port.ts";
import { makeUnsavedEdits } from "./unsaved-edits.ts";

/** What learners see and change of themselves. What one learner typed on a device is kept apart from what others and staff did. */
export type OwnRecord = {
  readonly schema$: Observable<Remote<FieldSchema>>;
  readonly latestSchema: () => Remote<FieldSchema>;
  readonly loadSchema: () => Promise<void>;
  /** The learner's own fields, the same for every caller while they are watched or have something unsaved. */
  readonly open: (learner: number) => ContactEditing;
  /** What this device keeps for a learner. */
  readonly storageOf: (learner: number) => UserStorage;
};
export const OwnRecord = token<OwnRecord>("contacts.own-record");

type Deps = { readonly details: OwnDetails; readonly connectivity: Connectivity; readonly storage: DeviceStorage };

export const makeOwnRecord = ({ details, connectivity, storage }: Deps): OwnRecord => {
  const schema = makeRemote(() => details.schema);
  const storageOf = (learner: number): UserStorage => makeUserStorage(storage, () => `learner-${learner}`);
  const records = makeWatchedById<ContactEditing>((learner, watch) => {
    const editing = makeContactEditing(learner, {
      store: details,
      edits: makeUnsavedEdits(storageOf(learner)),
      connectivity,
      onStored: () => undefined,
    });
    return { value: { ...editing, state$: watch(editing.state$) }, isBusy: editing.isBusy, close: editing.close };
  });
  return {
    schema$: schema.state$,
    latestSchema: schema.latest,
    loadSchema: async () => void (await schema.load()()),
    open: records.open,
    storageOf,
  };
};

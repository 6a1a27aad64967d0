import * as t from "io-ts";
import { modalKind } from "../shell/modal-kind.model.ts";

/**
 * What the window of a new contact is opened with.
 * @property search the name to begin with
 */
export const NewContactRequest = t.partial({ search: t.string }, "NewContactRequest");
export type NewContactRequest = t.TypeOf<typeof NewContactRequest>;

/** The window in which a contact is created. */
export const newContactWindow = modalKind<NewContactRequest>("create-contact");

import * as t from "io-ts";
import { modalKind } from "../shell/modal-kind.model.ts";

/**
 * The window in which a contact is created.
 * @property search the name to begin with
 */
export const newContactWindow = modalKind("create-contact", t.partial({ search: t.string }));

import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { FileId } from "./file-id.model.ts";

/**
 * An upload as it is kept on the device for a reload.
 * @property sent bytes that the server had at last
 * @property address of the upload on the server; null before it has one
 * @property upload id of the whole upload, of which a file is to be made
 * @property tab that sends it
 * @property seen_at epoch seconds at which the tab was last known to
 */
export const KeptUpload = t.type(
  {
    id: t.string,
    name: t.string,
    size: t.number,
    type: t.string,
    lastModified: t.number,
    folder_id: orNull(t.number),
    replaces: orNull(FileId),
    sent: t.number,
    address: orNull(t.string),
    upload: orNull(t.string),
    tab: t.string,
    seen_at: t.number,
  },
  "KeptUpload",
);
export type KeptUpload = t.TypeOf<typeof KeptUpload>;

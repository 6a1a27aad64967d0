import type { FastifyInstance } from "fastify";
import type { RawBuilder } from "kysely";
import type { ExportedKinds } from "../../../core/org-export/exported-kind.model.ts";
import type { ServeDeps } from "../server-deps.ts";
import type { Erase } from "./erase.ts";
import type { FileReader } from "./file-reader.ts";
import type { FileUsePlace } from "./file-use.ts";
import type { MergePart } from "./merge-part.ts";
import type { OwnedPart } from "./owned-part.ts";
import type { TimelinePart } from "./timeline-part.ts";

/** A record and its name. */
export type NamedRecord = { readonly id: string; readonly name: string };

/** The hooks of an area into other areas; `area` of a `*.area.ts`. */
export type Area = {
  /** Names of records by object type of the audit log: a statement with the columns `id` (text), `name` and `org_id`. */
  readonly recordNames?: Readonly<Record<string, RawBuilder<NamedRecord>>>;
  /** what a merge of two contacts moves */
  readonly mergeParts?: readonly MergePart[];
  /** what a user can own, which goes to another user when they leave */
  readonly ownedParts?: readonly OwnedPart[];
  /** entries of the timelines of contacts */
  readonly timelineParts?: readonly TimelinePart[];
  /** records that can contain addresses of files */
  readonly fileUses?: readonly FileUsePlace[];
  /** who may read the files of its records besides staff */
  readonly fileReader?: FileReader;
  /** Tables that a whole export of an organisation contains, besides those that core names. */
  readonly exportedKinds?: ExportedKinds;
  /** Deletes what the area stores about erased contacts. */
  readonly erase?: Erase;
  /**
   * Serves routes that are not API calls (files, pages, callbacks of other services), and runs background work while the server listens.
   */
  readonly serve?: (app: FastifyInstance, deps: ServeDeps) => void | Promise<void>;
};

const properties: ReadonlySet<string> = new Set([
  "recordNames",
  "mergeParts",
  "ownedParts",
  "timelineParts",
  "fileUses",
  "fileReader",
  "exportedKinds",
  "erase",
  "serve",
] satisfies readonly (keyof Area)[]);

/** Whether a value is an area: an object with only the properties of an area. */
export const isArea = (value: unknown): value is Area =>
  typeof value === "object" && value !== null && Object.keys(value).every((key) => properties.has(key));

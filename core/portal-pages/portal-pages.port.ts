import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import type { NewPortalPage, PortalPageChange, PortalPageEntry, PortalPageRecord, PortalPageVersion } from "./portal-page.model.ts";

/** The pages of the portal, for administrators; part of the settings of the portal. */
export type PortalPageStore = {
  readonly list: () => TaskEither<Failure, readonly PortalPageEntry[]>;
  readonly get: (id: number) => TaskEither<Failure, PortalPageRecord>;
  readonly add: (page: NewPortalPage) => TaskEither<Failure, PortalPageRecord>;
  /** Changes the working copy; a version conflict has the stored page. */
  readonly change: (id: number, change: PortalPageChange) => TaskEither<Failure, PortalPageRecord>;
  readonly publish: (id: number, version: PortalPageVersion) => TaskEither<Failure, PortalPageRecord>;
  readonly unpublish: (id: number, version: PortalPageVersion) => TaskEither<Failure, PortalPageRecord>;
  readonly remove: (id: number) => TaskEither<Failure, void>;
  readonly restore: (id: number) => TaskEither<Failure, PortalPageRecord>;
};

import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { PortalPageStore } from "../portal-pages/portal-pages.port.ts";
import type { PortalSections, SectionsChange } from "./portal-sections.model.ts";
import type { PortalTester, TestersAdded } from "./portal-tester.model.ts";

/** The settings of the portal, for administrators. */
export type PortalSettingsStore = {
  readonly sections: () => TaskEither<Failure, PortalSections>;
  /** Courses follow a section that is renamed, and leave one that is removed. */
  readonly changeSections: (change: SectionsChange) => TaskEither<Failure, PortalSections>;
  readonly testers: () => TaskEither<Failure, readonly PortalTester[]>;
  readonly addTesters: (added: TestersAdded) => TaskEither<Failure, readonly PortalTester[]>;
  readonly removeTester: (contact: number) => TaskEither<Failure, readonly PortalTester[]>;
  readonly pages: PortalPageStore;
};
export const PortalSettingsStore = token<PortalSettingsStore>("portal-settings.store");

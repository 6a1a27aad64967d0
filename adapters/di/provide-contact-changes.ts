import type { ContainerModuleLoadOptions } from "inversify";
import { ContactChanges, makeContactChanges } from "../../core/contacts/contact-changes.service.ts";
import { provide } from "./provide.ts";

/**
 * Binds the stream of changed contacts for the modules of several areas: the module that is loaded first binds it, so that the first page
 * does not load it.
 */
export const provideContactChanges = (options: ContainerModuleLoadOptions): void => {
  if (!options.isBound(ContactChanges)) provide(options, ContactChanges, makeContactChanges, []);
};

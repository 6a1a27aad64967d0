import { ContainerModule } from "inversify";
import { ContactChanges, makeContactChanges } from "../../core/contacts/contact-changes.service.ts";
import { provide } from "./provide.ts";

/** Changes to contacts, which the modules of several areas publish. */
export const contactChangesModule = new ContainerModule((options) => {
  provide(options, ContactChanges, () => makeContactChanges(), []);
});

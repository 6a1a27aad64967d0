import { catalogue } from "../catalogue.ts";

/** Small, since the frame of every page shows it. */
export const contactCommandsText = catalogue("contact-commands", { create: "Create Contact" });

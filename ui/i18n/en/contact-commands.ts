import { catalogue } from "../catalogue.ts";

/** Kept small, since the frame of every page loads it. */
export const contactCommandsText = catalogue("contact-commands", { create: "Create Contact" });

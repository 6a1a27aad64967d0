import * as t from "io-ts";

/** How a contact is notified besides the page of the portal: by text, by email, or not at all. */
export const AlertChoice = t.keyof({ sms: null, email: null, none: null }, "AlertChoice");
export type AlertChoice = t.TypeOf<typeof AlertChoice>;

/** What holds for contacts who have not chosen. */
export const defaultAlerts: AlertChoice = "email";

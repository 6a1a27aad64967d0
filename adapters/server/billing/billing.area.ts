import type { Area } from "../contributions/area.ts";
import { serveInvoices } from "./serve-invoices.ts";

/** Serves invoices as PDF. */
export const area: Area = {
  serve: (app, { database, sessions, cookies, clock }) => serveInvoices(app, { database, sessions, cookies, now: clock.now }),
};

import { refusalTable } from "../kernel/refusal.ts";

/** Error messages for requests that the server cannot or may not answer. */
export const serverRefusals = refusalTable({
  database_away: "The database cannot be reached at the moment. Try again shortly.",
  record_locked: "Another change to this is still under way. Try again shortly.",
  too_slow: "This took too long and was stopped; nothing was changed. Try again later.",
  headers_too_long: "The headers of the request are too long.",
  unreadable_request: "The request cannot be read.",
  fault: "Something went wrong on our side. Try again; if it stays, quote the request id.",
  address_too_long: "The address is too long.",
  too_many_requests: "Too many requests. Try again in {{seconds}} seconds.",
  foreign_request: "This request did not come from the product's own pages. Reload the page and try again.",
});

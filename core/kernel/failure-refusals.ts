import { refusalTable } from "./refusal.ts";

/** Error messages for failed calls of any kind. */
export const failureRefusals = refusalTable({
  offline: "Your device is offline or the server is not responding.",
  timeout: "The server took too long to answer.",
  malformed: "The server gave an answer this version does not understand.",
  invalid_input: "The input is invalid.",
  not_logged_in: "Please log in.",
  not_permitted: "You do not have permission to do that.",
  nothing_here: "There is nothing at this address.",
  too_large: "The request is too large.",
  busy: "The server is busy. Try again shortly.",
  limit_reached: "A limit of the plan is reached.",
  storage_full: "The server's disk is full: nothing can be saved until its operator frees some space. What was saved is safe.",
  learners_only: "Only learners may do that.",
  unexplained: "The server answered {{status}} without saying why.",
});

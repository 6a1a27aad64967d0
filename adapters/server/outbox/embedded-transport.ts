import type { Transport } from "./transport.ts";

/** Keeps messages in the outbox, for the demo's outbox page. */
export const embeddedTransport: Transport = {
  name: "the demo's outbox",
  send: async () => ({ kind: "kept" }),
  check: async () => ({ kind: "kept" }),
  close: () => undefined,
};

/** The transport when none is configured: every message fails and says so. */
export const absentTransport: Transport = {
  name: "nowhere",
  send: async () => ({ kind: "absent" }),
  check: async () => ({ kind: "absent" }),
  close: () => undefined,
};

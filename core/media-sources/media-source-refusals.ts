import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about sources of others from which files are copied. */
export const mediaSourceRefusals = refusalTable({
  source_not_offered: "This server is not configured for {{source}}. Choose another source.",
  source_not_connected: "{{source}} is not connected. Connect your account, then try again.",
  source_key_refused: "{{source}} refuses the key of this server. Ask whoever runs it to check the key, or choose another source.",
  source_down: "{{source}} does not answer. Try again in a few minutes, or choose another source.",
  source_busy: "{{source}} takes no more requests for now. Try again in {{minutes}} min, or choose another source.",
  source_odd: "{{source}} answered in a way that is not understood. Download the file there and upload it from your device.",
  source_item_gone: "This file is no longer at {{source}}, or you may no longer open it there. Choose another.",
});

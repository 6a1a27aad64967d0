import { webAddress } from "../kernel/web-address.ts";
import type { ProvidedType } from "../lessons/shown/provider-card.rule.ts";

/**
 * What a frame may do.
 * @property sandbox, allow, referrerPolicy values of the element's attributes
 */
export type FramePolicy = {
  readonly sandbox: string;
  readonly allow: string;
  readonly referrerPolicy: "strict-origin-when-cross-origin" | "strict-origin";
};

const base = ["allow-scripts", "allow-forms", "allow-popups", "allow-popups-to-escape-sandbox"] as const;

/** What pages of each type need besides scripts, forms and new tabs; none may navigate the page around them. */
const extras: Readonly<Record<ProvidedType, readonly string[]>> = {
  embed: ["allow-presentation"],
  custom: ["allow-downloads"],
  typeform: ["allow-downloads"],
  jotform: ["allow-downloads"],
  calendly: [],
  cal: [],
  signwell: ["allow-downloads", "allow-modals"],
};

/** Only forms that record answers use camera and microphone. */
const recording: ReadonlySet<ProvidedType> = new Set<ProvidedType>(["typeform", "jotform"]);

const originOf = (address: string): string => {
  const read = webAddress(address);
  return read === null ? "" : `${read.scheme}://${read.host}${read.port}`;
};

/**
 * The policy of the frame of an item.
 * @param own origin of this page; a frame of it gets an opaque origin, so that its scripts cannot act for the learner
 */
export const framePolicy = (type: ProvidedType, address: string, own: string): FramePolicy => ({
  sandbox: [...base, ...extras[type], ...(originOf(address) === own ? [] : ["allow-same-origin"])].join(" "),
  allow: ["fullscreen", "clipboard-write", ...(recording.has(type) ? ["camera", "microphone"] : [])].join("; "),
  referrerPolicy: type === "embed" ? "strict-origin-when-cross-origin" : "strict-origin",
});

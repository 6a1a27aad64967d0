import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { identityHeaders } from "../../../core/client/identity-headers.rule.ts";
import { nobodyHeld } from "../../../core/client/identity.service.ts";
import { type FirstRead, firstReads } from "../../../core/portal/first-reads.rule.ts";
import { learningContract } from "../../contract/learning.contract.ts";
import { portalAuth } from "../../contract/portal-auth.contract.ts";
import { escaped } from "./page-head.ts";

/**
 * A call that a page makes before its program is there.
 * @property headers those that identify the caller; the program makes the call with the same
 */
export type EarlyCall = { readonly address: string; readonly headers: Readonly<Record<string, string>> };

const addresses: Readonly<Record<FirstRead["of"], string>> = {
  learner: `${portalAuth.info.path}?schema=full`,
  courses: `${learningContract.courses.path}?schema=full`,
};

/** The calls of a learner's page of an address that need not wait for its program. */
export const earlyCalls = (path: string): readonly EarlyCall[] =>
  firstReads(path).map((read) => ({
    address: addresses[read.of],
    headers: identityHeaders({ ...nobodyHeld, portal_id: read.of === "courses" ? read.pid : null }),
  }));

const script = readFileSync(new URL("early-calls.inline.js", import.meta.url), "utf8");

/** What the policy of a page calls the script that makes its first calls. */
export const earlyScriptSource = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * Has a page make its first calls before anything else is asked for: as a file of its own the script, and then its calls, would wait for the
 * whole program.
 */
export const withEarlyCalls = (html: string, calls: readonly EarlyCall[]): string =>
  html.replace("<head>", () => `<head><script data-calls="${escaped(JSON.stringify(calls))}">${script}</script>`);

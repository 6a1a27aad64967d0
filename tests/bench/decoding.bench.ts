import * as t from "io-ts";
import { Contact } from "../../core/contacts/contact.model.ts";
import { fast } from "../../core/kernel/guard/fast.ts";
import { contactsText, spoiledText } from "./contact-text.ts";
import { installPeers } from "./install-peers.ts";
import { type Side, sideBySide } from "./side-by-side.ts";
import { type Bench, ms, type Row } from "./table.ts";

const size = 1_000;
const Contacts = t.array(Contact);
const decode = fast(Contacts);

/** The same shape without the guard that is written out for contacts. */
const Plain = t.array(t.type(Contact.props));
const decodePlain = fast(Plain);

type Check = { readonly name: string; readonly accepts: (value: unknown) => boolean; readonly target?: number };

const own: readonly Check[] = [
  { name: "fast(codec), any identity codec", accepts: (value) => decodePlain(value)._tag === "Right", target: 0.25 },
  { name: "fast(codec), guard written out", accepts: (value) => decode(value)._tag === "Right", target: 0.06 },
  { name: "the same codec by io-ts alone", accepts: (value) => Contacts.decode(value)._tag === "Right" },
];

const assertSameVerdicts = (checks: readonly Check[], text: string): void => {
  const spoiled = spoiledText(text);
  for (const { name, accepts } of checks) {
    if (!accepts(JSON.parse(text))) throw new Error(`${name} refuses good contacts.`);
    if (accepts(JSON.parse(spoiled))) throw new Error(`${name} takes spoiled contacts.`);
  }
};

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

export const decodingBench: Bench = {
  title: `Decoding ${size.toLocaleString("en")} contacts`,
  run: async () => {
    installPeers();
    const { decodingPeers } = await import("./peers/decoding.js");
    const text = contactsText(size);
    const value: unknown = JSON.parse(text);
    const checks: readonly Check[] = [...own, ...decodingPeers.map(({ name, accepts }) => ({ name: `peer: ${name}`, accepts }))];
    assertSameVerdicts(checks, text);
    const sides = checks.map(({ name, accepts }): Side => ({ name, run: () => (accepts(value) ? size : 0), repeats: 10 }));
    const times = sideBySide([{ name: "parse", run: () => countOf(JSON.parse(text)), repeats: 5 }, ...sides], { warmUps: 40, rounds: 41 });
    const parse = times.get("parse") ?? Number.NaN;
    return checks.map(({ name, target }): Row => {
      const took = times.get(name) ?? Number.NaN;
      const ratio = took / parse;
      return {
        what: name,
        value: ms(took),
        limit: `JSON.parse of ${Math.round(text.length / 1024)} KiB ${ms(parse)}`,
        ratio: ratio.toFixed(ratio < 0.1 ? 3 : 2),
        target: target === undefined ? "–" : `≤ ${target}`,
        met: target === undefined || ratio <= target,
      };
    });
  },
};

import fc from "fast-check";
import type { AnyEndpoint } from "../../../../adapters/contract/endpoint.ts";
import { evilText, evilValue, spoiled, valueOfCodec } from "../../../arbitraries/value-of-codec.arb.ts";

export type FuzzRequest = { readonly url: string; readonly payload?: string | Buffer; readonly contentType?: string };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

const queryText = (query: unknown): string => {
  const entries = isRecord(query)
    ? Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
    : [["q", textOf(query)] as const];
  const search = new URLSearchParams(entries.map(([key, value]) => [key, textOf(value).toWellFormed()]));
  return search.size === 0 ? "" : `?${search.toString().slice(0, 6_000)}`;
};

const segment = (known: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: known.length === 0 ? fc.constant("1") : fc.constantFrom(...known) },
    { weight: 1, arbitrary: evilText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 300)) },
    fc.nat().map(String),
  );

const brokenBody: fc.Arbitrary<Pick<FuzzRequest, "payload" | "contentType">> = fc.constantFrom(
  { payload: "{", contentType: "application/json" },
  { payload: "", contentType: "application/json" },
  { payload: '{"a":1,}', contentType: "application/json" },
  { payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), contentType: "application/json" },
  { payload: `${"[".repeat(10_000)}${"]".repeat(10_000)}`, contentType: "application/json" },
  { payload: '{"__proto__":{"role":"owner"},"constructor":{"prototype":{"role":"owner"}}}', contentType: "application/json" },
  { payload: '{"a":1e999}', contentType: "application/json" },
  { payload: "a=1&b=2", contentType: "application/x-www-form-urlencoded" },
  { payload: "{}", contentType: "text/plain" },
  { payload: "{}", contentType: "application/json\ta" },
  { payload: "{}", contentType: "application/json; charset=utf-16" },
  { payload: "<a/>", contentType: "application/xml" },
);

/**
 * Requests to one call: some that fit its codecs, some with a part spoiled, some that are no JSON at all.
 * @param ids values that stand for rows that exist
 */
export const requestTo = (endpoint: AnyEndpoint, ids: readonly string[]): fc.Arbitrary<FuzzRequest> => {
  const names = [...endpoint.path.matchAll(/:([A-Za-z_]+)/g)].map(([, name]) => name ?? "");
  const path = fc
    .tuple(...names.map(() => segment(ids)))
    .map((values) => names.reduce((text, name, at) => text.replace(`:${name}`, values[at] ?? "1"), endpoint.path));
  const query = fc.oneof(
    { weight: 2, arbitrary: valueOfCodec(endpoint.query) },
    { weight: 1, arbitrary: spoiled(valueOfCodec(endpoint.query)) },
  );
  const json = fc.oneof(
    { weight: 2, arbitrary: valueOfCodec(endpoint.body) },
    { weight: 3, arbitrary: spoiled(valueOfCodec(endpoint.body)) },
    { weight: 1, arbitrary: evilValue },
  );
  const fitting = json.map((value) => ({ payload: JSON.stringify(value) ?? "", contentType: "application/json" }));
  const body =
    endpoint.method === "POST" || endpoint.method === "PUT"
      ? fc.oneof({ weight: 9, arbitrary: fitting }, { weight: 1, arbitrary: brokenBody })
      : fc.constant({});
  return fc.tuple(path, query, body).map(([address, search, rest]) => ({ url: address + queryText(search), ...rest }));
};

import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();
const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const header = (request: IncomingMessage, name: string): string => String(request.headers[name] ?? "").trim();

const pattern =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;

/** What a request must be signed with. */
export type S3Account = { readonly key: string; readonly secret: string; readonly region: string };

/**
 * The code with which S3 refuses the signature of a request (AWS Signature Version 4); null for a right one.
 * @param now epoch milliseconds
 */
export const signatureRefusal = (request: IncomingMessage, { key, secret, region }: S3Account, now: number): string | null => {
  const [, given, day = "", place, names = "", signature] = pattern.exec(header(request, "authorization")) ?? [];
  if (signature === undefined) return "AccessDenied";
  if (given !== key) return "InvalidAccessKeyId";
  if (place !== region) return "AuthorizationHeaderMalformed";
  const signed = names.split(";");
  if (!["host", "x-amz-date", "x-amz-content-sha256"].every((name) => signed.includes(name))) return "AccessDenied";
  const at = header(request, "x-amz-date");
  const time = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (!at.startsWith(day) || !(Math.abs(time - now) < 900_000)) return "RequestTimeTooSkewed";
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://s3");
  const query = [...searchParams].map((pair) => pair.map(encoded).join("=")).toSorted();
  const path = decodeURIComponent(pathname).split("/").map(encoded).join("/");
  const headers = signed.map((name) => `${name}:${header(request, name)}\n`).join("");
  const canonical = [request.method, path, query.join("&"), headers, names, header(request, "x-amz-content-sha256")].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const signing = [day, region, "s3", "aws4_request"].reduce<string | Buffer>((secretOf, part) => hmac(secretOf, part), `AWS4${secret}`);
  const right = hmac(signing, ["AWS4-HMAC-SHA256", at, scope, hashOf(canonical)].join("\n")).toString("hex");
  return right === signature ? null : "SignatureDoesNotMatch";
};

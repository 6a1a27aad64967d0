import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type S3Account, signatureRefusal } from "./s3-signature.ts";

/**
 * What goes wrong with a request: it is answered with a status before anything is done; its answer is cut, or says no more, after so many
 * bytes; a body that is sent to it is not read to its end.
 */
export type S3Fault =
  | { readonly status: number; readonly code?: string }
  | { readonly cutAfter: number }
  | { readonly silentAfter: number }
  | { readonly hangUp: true };

type Stored = { readonly bytes: Buffer; readonly changedAt: Date };

/** A store that speaks the part of S3's protocol that is used: objects in one bucket, addressed by path, with signatures checked. */
export type S3Fake = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly account: S3Account;
  readonly objects: Map<string, Stored>;
  /** requests so far, as `METHOD path` */
  readonly asked: readonly string[];
  /** Called for each request; what it gives goes wrong. */
  fault: (method: string, key: string, nth: number) => S3Fault | null;
  /** entries of a page of a list */
  pageSize: number;
  readonly close: () => Promise<void>;
};

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

const refuse = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>Refused &amp; said</Message></Error>`);
};

const rangeOf = (request: IncomingMessage, size: number): readonly [number, number] | null | undefined => {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
  if (first === undefined || last === undefined) return undefined;
  return Number(first) >= size ? null : [Number(first), Math.min(Number(last), size - 1)];
};

const sendObject = (request: IncomingMessage, response: ServerResponse, { bytes, changedAt }: Stored, fault: S3Fault | null): void => {
  const range = rangeOf(request, bytes.length);
  if (range === null) return refuse(response, 416, "InvalidRange");
  const part = range === undefined ? bytes : bytes.subarray(range[0], range[1] + 1);
  response.writeHead(range === undefined ? 200 : 206, {
    "content-length": part.length,
    "last-modified": changedAt.toUTCString(),
    ...(range === undefined ? {} : { "content-range": `bytes ${range[0]}-${range[1]}/${bytes.length}` }),
  });
  if (request.method === "HEAD") return void response.end();
  if (fault !== null && "cutAfter" in fault) return void response.write(part.subarray(0, fault.cutAfter), () => response.destroy());
  if (fault !== null && "silentAfter" in fault) return void response.write(part.subarray(0, fault.silentAfter));
  response.end(part);
};

const list = (objects: S3Fake["objects"], query: URLSearchParams, pageSize: number): string => {
  const [prefix, after] = [query.get("prefix") ?? "", query.get("continuation-token") ?? ""];
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, pageSize);
  const entries = page.map((key) => {
    const { bytes, changedAt } = objects.get(key) ?? { bytes: Buffer.alloc(0), changedAt: new Date(0) };
    return `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><ETag>&quot;x&quot;</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
  });
  const more = keys.length > page.length;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>files</Name><IsTruncated>${String(more)}</IsTruncated>${more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ""}${entries.join("")}</ListBucketResult>`;
};

export const startS3 = async (): Promise<S3Fake> => {
  const account = { key: "AKIATEST", secret: "s3cr3t/with+signs", region: "eu-central-1" };
  const objects: S3Fake["objects"] = new Map();
  const asked: string[] = [];
  const put = async (request: IncomingMessage, response: ServerResponse, key: string, fault: S3Fault | null): Promise<void> => {
    if (fault !== null && "hangUp" in fault) return void request.once("data", () => request.destroy());
    if (request.headers["content-length"] === undefined) return refuse(response, 411, "MissingContentLength");
    const bytes = await bodyOf(request);
    const isWhole = createHash("sha256").update(bytes).digest("hex") === request.headers["x-amz-content-sha256"];
    if (!isWhole) return refuse(response, 400, "XAmzContentSHA256Mismatch");
    objects.set(key, { bytes, changedAt: new Date() });
    response.writeHead(200).end();
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://s3");
    const [, bucket, ...rest] = decodeURIComponent(pathname).split("/");
    const [method, key] = [request.method ?? "", rest.join("/")];
    asked.push(`${method} ${key}`);
    const fault = fake.fault(method, key, asked.length);
    const refusal = signatureRefusal(request, account, Date.now());
    if (refusal !== null) return refuse(response, refusal === "AuthorizationHeaderMalformed" ? 400 : 403, refusal);
    if (fault !== null && "status" in fault) return refuse(response, fault.status, fault.code ?? "InternalError");
    if (bucket !== fake.bucket) return refuse(response, 404, "NoSuchBucket");
    if (method === "PUT") return put(request, response, key, fault);
    if (key === "") {
      response.writeHead(200, { "content-type": "application/xml" }).end(list(objects, searchParams, fake.pageSize));
      return;
    }
    const stored = objects.get(key);
    if (method === "DELETE") {
      objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    return stored === undefined ? refuse(response, 404, "NoSuchKey") : sendObject(request, response, stored, fault);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const fake: S3Fake = {
    endpoint: `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}`,
    bucket: "files",
    account,
    objects,
    asked,
    fault: () => null,
    pageSize: 1_000,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
};

/** The settings of the store. */
export const settingsOfS3 = ({ endpoint, bucket, account: { key, secret, region } }: S3Fake) => ({ endpoint, bucket, key, secret, region });

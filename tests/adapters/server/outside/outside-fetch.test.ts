import * as E from "fp-ts/lib/Either.js";
import type { LookupAddress } from "node:dns";
import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeOutsideFetch, type OutsideFetch } from "../../../../adapters/server/outside/outside-fetch.ts";
import type { OutsideProblem } from "../../../../adapters/server/outside/outside-request.ts";
import { isPublicAddress } from "../../../../adapters/server/outside/public-address.ts";
import { openPlace, type Place } from "./two-places.ts";

const world = "127.0.0.1";
const cellar = "127.0.0.2";
const limits = { accept: "*/*", most: 1_000, timeoutMs: 2_000 };

let open: Place;
let secret: Place;
let names: Map<string, readonly (readonly string[])[]>;
let lookups: string[];
let outside: OutsideFetch;

const endless = (response: ServerResponse): void => {
  const write = (): void => {
    while (!response.destroyed && response.write("x".repeat(64))) continue;
    if (!response.destroyed) response.once("drain", write);
  };
  write();
};

beforeAll(async () => {
  secret = await openPlace(cellar, (_, response) => response.end("the secret"));
  open = await openPlace(world, ({ url = "", headers }, response) => {
    const query = new URLSearchParams(url.split("?")[1]);
    const to = query.get("to");
    const hops = Number(query.get("hops") ?? 0);
    if (to !== null)
      return response.writeHead(Number(query.get("status") ?? 302), { location: to.replace(/[^ -~]+/g, encodeURIComponent) }).end();
    if (hops > 0) return response.writeHead(302, { location: `/hop?hops=${hops - 1}` }).end();
    if (url === "/endless") return endless(response.writeHead(200));
    if (url === "/large") return response.writeHead(200, { "content-length": 5_000_000 }).end();
    if (url === "/slow") return response.writeHead(200).write("a");
    if (url === "/silent") return undefined;
    if (url === "/zip") return response.writeHead(200, { "content-encoding": "gzip" }).end("bomb");
    if (url.startsWith("/told")) return response.writeHead(200).end(headers["authorization"] ?? "nothing");
    if (url === "/missing") return response.writeHead(404).end("no");
    return response.writeHead(200, { "content-type": "text/plain; charset=utf-8" }).end("hello");
  });
  outside = makeOutsideFetch({
    resolve: async (host) => {
      lookups.push(host);
      const rounds = names.get(host) ?? [];
      const round = rounds[Math.min(lookups.filter((name) => name === host).length, rounds.length) - 1];
      if (round === undefined) throw new Error("ENOTFOUND");
      return round.map((address): LookupAddress => ({ address, family: address.includes(":") ? 6 : 4 }));
    },
    isAddress: (address) => address === world || isPublicAddress(address),
    isPort: (port) => port === open.port || port === secret.port || port === 80 || port === 443,
  });
});
beforeEach(() => {
  lookups = [];
  names = new Map();
  secret.asked.length = 0;
});
afterAll(async () => {
  await open.close();
  await secret.close();
});

const problem = async (address: string, change: Partial<typeof limits> = {}): Promise<OutsideProblem | string> => {
  const answer = await outside(address, { ...limits, ...change });
  return E.isLeft(answer) ? answer.left : answer.right.body.toString();
};
const at = (host: string): string => `http://${host}:${secret.port}/`;

describe("an external address", () => {
  it("should get the headers of its caller, and none of them should follow a redirect to another origin", async () => {
    const headers = { authorization: "Bearer token" };
    const told = async (address: string): Promise<string> => {
      const answer = await outside(address, { ...limits, headers });
      return E.isLeft(answer) ? answer.left : answer.right.body.toString();
    };
    names.set("other.example", [[world]]);
    expect(await told(`${open.origin}/told`)).toBe("Bearer token");
    expect(await told(`${open.origin}/?to=/told`)).toBe("Bearer token");
    expect(await told(`${open.origin}/?to=http://other.example:${open.port}/told`)).toBe("nothing");
  });

  it("should be fetched, with its type and its final address", async () => {
    expect(await outside(`${open.origin}/hop?hops=3`, limits)).toEqual(
      E.right({ url: `${open.origin}/hop?hops=0`, type: "text/plain; charset=utf-8", body: Buffer.from("hello") }),
    );
  });

  it("should be fetched by its name, resolved once", async () => {
    names.set("news.example", [[world]]);
    expect(await problem(`http://news.example:${open.port}/`)).toBe("hello");
    expect(lookups).toEqual(["news.example"]);
  });

  it.each([301, 302, 303, 307, 308])("should be followed through a redirect of status %i", async (status) => {
    expect(await problem(`${open.origin}/?status=${status}&to=/there`)).toBe("hello");
  });

  it("should be given up after three redirects", async () => {
    expect(await problem(`${open.origin}/hop?hops=4`)).toBe("too many redirects");
  });

  it.each([
    ["announces too much", "/large", "too large"],
    ["sends without end", "/endless", "too large"],
    ["never finishes", "/slow", "too slow"],
    ["never answers", "/silent", "too slow"],
    ["packs what it sends", "/zip", "unreachable"],
    ["has nothing there", "/missing", "unreachable"],
  ])("should be given up when it %s", async (_, path, expected) => {
    expect(await problem(open.origin + path, { timeoutMs: 400 })).toBe(expected);
  });

  it("should be given up when its name is unknown, or never resolved", async () => {
    expect(await problem(`http://nobody.example:${open.port}/`)).toBe("unreachable");
    const stuck = makeOutsideFetch({ resolve: () => new Promise(() => undefined), isAddress: () => true, isPort: () => true });
    expect(await stuck("http://stuck.example/", { ...limits, timeoutMs: 50 })).toEqual(E.left("too slow"));
  });
});

describe("a private address", () => {
  /** Written in every way that a URL knows; each of them means an address that nobody outside has. */
  const written = [
    "127.0.0.2",
    "127.2",
    "127.0.2",
    "0x7f000002",
    "0x7f.0.0.2",
    "2130706434",
    "017700000002",
    "0177.0.0.2",
    "0177.0x0.0.2",
    "127.0.0.2.",
    "127。0。0。2",
    "①②⑦.⓪.⓪.②",
    "%31%32%37.0.0.2",
    "0",
    "0.0.0.0",
    "10.0.0.1",
    "0xa000001",
    "012.0.0.1",
    "172.16.0.1",
    "192.168.0.1",
    "192.168.257",
    "169.254.169.254",
    "0xa9fea9fe",
    "2852039166",
    "100.64.0.1",
    "255.255.255.255",
    "224.0.0.1",
    "[::]",
    "[::1]",
    "[0:0:0:0:0:0:0:1]",
    "[::127.0.0.2]",
    "[::ffff:127.0.0.2]",
    "[::ffff:7f00:2]",
    "[0:0:0:0:0:ffff:7f00:0002]",
    "[::ffff:a9fe:a9fe]",
    "[64:ff9b::7f00:2]",
    "[2002:7f00:2::]",
    "[fc00::1]",
    "[fd00:ec2::254]",
    "[fe80::1]",
    "[ff02::1]",
    "[2001:db8::1]",
  ];

  it.each(written)("should never be reached, written as %s", async (host) => {
    expect(await problem(at(host))).toBe("not allowed");
    expect(secret.asked).toEqual([]);
  });

  it.each(written)("should never be reached by a redirect to %s", async (host) => {
    expect(await problem(`${open.origin}/?to=${encodeURIComponent(at(host))}`)).toBe("not allowed");
    expect(secret.asked).toEqual([]);
  });

  it.each([[[cellar]], [[world, cellar]], [["::1"]], [["::ffff:127.0.0.2"]], [["169.254.169.254"]], [["8.8.8.8", "10.0.0.1"]]])(
    "should never be reached by a name that resolves to %j",
    async (addresses) => {
      names.set("trap.example", [addresses]);
      expect(await problem(at("trap.example"))).toBe("not allowed");
      expect(secret.asked).toEqual([]);
    },
  );

  it("should not be reached by a name that resolves differently once it has been checked", async () => {
    names.set("rebind.example", [[world], [cellar]]);
    expect(await problem(`http://rebind.example:${open.port}/`)).toBe("hello");
    expect(lookups).toHaveLength(1);
    lookups = [];
    names.set("rebind.example", [[world], [cellar]]);
    expect(await problem(`http://rebind.example:${open.port}/?to=${encodeURIComponent(at("rebind.example"))}`)).toBe("not allowed");
    expect(secret.asked).toEqual([]);
  });

  it("should not be reached in the last of several redirects", async () => {
    const last = `/?to=${encodeURIComponent(at(cellar))}`;
    expect(await problem(`${open.origin}/?to=${encodeURIComponent(last)}`)).toBe("not allowed");
    expect(secret.asked).toEqual([]);
  });
});

describe("an address that is not on the web", () => {
  it.each([
    "file:///etc/passwd",
    "gopher://127.0.0.1:6379/_INFO",
    "data:text/html,hi",
    "javascript:alert(1)",
    "ftp://example.com/",
    "blob:http://example.com/1",
    "ws://example.com/",
    "http://good.example@127.0.0.2/",
    "http://user:pass@example.com/",
    "http://:pass@example.com/",
    "http://example.com:22/",
    "http://example.com:25/",
    "http://example.com:6379/",
    "https://example.com:3306/",
  ])("should be refused: %s", async (address) => {
    expect(await problem(address)).toBe("not allowed");
  });

  it.each([
    "",
    "not an address",
    "http://",
    "http://[::1",
    "http://exa mple.com/",
    "//example.com/",
    "http://999.1.1.1/",
    "http://[fe80::1%25eth0]/",
  ])("should be refused: %j", async (address) => {
    expect(await problem(address)).toBe("not an address");
  });

  it.each(["file:///etc/passwd", "gopher://x/", "http://a:b@example.com/"])(
    "should be refused as the target of a redirect: %s",
    async (target) => {
      expect(await problem(`${open.origin}/?to=${encodeURIComponent(target)}`)).toBe("not allowed");
    },
  );

  it("should not inject a line into the request", async () => {
    await problem(`${open.origin}/a%0d%0aX-Evil:1\r\nX-Evil: 2`);
    expect(open.asked.at(-1)).toBe("/a%0d%0aX-Evil:1X-Evil:%202");
  });
});

describe("the rules of the running server", () => {
  it("should refuse this machine under any name", async () => {
    const real = makeOutsideFetch();
    for (const address of [`${secret.origin}/`, "http://localhost/", "http://[::1]/", "http://127.0.0.1:80/"])
      expect(await real(address, limits)).toEqual(E.left("not allowed"));
    expect(secret.asked).toEqual([]);
  });
});

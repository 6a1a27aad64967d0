import * as E from "fp-ts/lib/Either.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeOutsidePost, type OutsidePost } from "../../../../adapters/server/outside/outside-post.ts";
import { isPublicAddress } from "../../../../adapters/server/outside/public-address.ts";
import { hostileAddresses } from "../../../arbitraries/hostile.arb.ts";
import { openPlace, type Place } from "./two-places.ts";

const world = "127.0.0.1";
const cellar = "127.0.0.2";

let open: Place;
let secret: Place;
let post: OutsidePost;
const bodies: string[] = [];
const names = new Map<string, readonly string[]>();

beforeAll(async () => {
  secret = await openPlace(cellar, (_, response) => response.end("the secret"));
  open = await openPlace(world, (request, response) => {
    if (request.url === "/away") return response.writeHead(307, { location: `${secret.origin}/inside` }).end();
    let text = `${request.method} ${request.headers["content-type"]} ${request.headers["webhook-id"]} `;
    request.on("data", (part) => (text += String(part)));
    request.on("end", () => {
      bodies.push(text);
      response.writeHead(202).end("x".repeat(1_000_000));
    });
  });
  const rules = {
    resolve: async (host: string) => (names.get(host) ?? []).map((address) => ({ address, family: 4 })),
    isAddress: (address: string) => address === world || isPublicAddress(address),
    isPort: () => true,
  };
  post = makeOutsidePost(rules, ["http:"]);
});
afterAll(async () => {
  await open.close();
  await secret.close();
});

describe("A guarded post", () => {
  it("should send the body with its headers and return the status", async () => {
    expect(await post(`${open.origin}/in`, '{"a":"ä"}', { "webhook-id": "m1" })).toEqual(E.right(202));
    expect(bodies).toEqual(['POST application/json m1 {"a":"ä"}']);
  });

  it("should never reach a private address: by number, by name, among others, or by a redirect", async () => {
    names.set("mixed.example", [world, cellar]).set("inside.example", [cellar]);
    for (const host of [cellar, "mixed.example", "inside.example"])
      expect(await post(`http://${host}:${secret.port}/`, "{}", {}), host).toEqual(E.left("not allowed"));
    expect(await post(`${open.origin}/away`, "{}", {})).toEqual(E.right(307));
    expect(secret.asked).toEqual([]);
  });

  it("should send by https alone unless a test says otherwise", async () => {
    expect(await makeOutsidePost()(`http://${world}:${open.port}/`, "{}", {})).toEqual(E.left("not allowed"));
  });

  it.each(hostileAddresses.map((address) => [JSON.stringify(address), address] as const))("should not send to %s", async (_, address) => {
    const toOurs = makeOutsidePost({
      resolve: async () => [{ address: world, family: 4 }],
      isAddress: isPublicAddress,
      isPort: () => true,
    });
    expect(E.isLeft(await toOurs(address, "{}", {}))).toBe(true);
  });
});

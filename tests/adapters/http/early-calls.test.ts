import { describe, expect, it } from "vitest";
import { makeCaller } from "../../../adapters/http/caller.ts";
import { makeCoursesHttp } from "../../../adapters/http/learning.http.ts";
import { makePortalAuthHttp } from "../../../adapters/http/portal-auth.http.ts";
import { nobodyHeld } from "../../../core/client/identity.service.ts";
import { earlyCalls } from "../../../core/portal/early-calls.rule.ts";

describe("What a learner's page asks for before its program is there", () => {
  it("should be the calls that the program makes, with the same headers", async () => {
    const seen: { readonly address: string; readonly headers: Headers }[] = [];
    const caller = (portal_id: string | null) =>
      makeCaller({
        fetch: async (address, { headers }) => {
          seen.push({ address, headers: new Headers(headers) });
          return new Response("{}");
        },
        origin: "",
        identity: () => ({ ...nobodyHeld, portal_id }),
      });
    await makePortalAuthHttp(caller(null), { put: () => undefined }).current()();
    await makeCoursesHttp(caller("harbor")).courses()();
    const early = earlyCalls("/portal/harbor/home").map(({ address, headers }) => ({
      address,
      headers: new Headers({ accept: "application/json", ...headers }),
    }));
    expect(seen.map(({ address, headers }) => ({ address, headers: [...headers] }))).toEqual(
      early.map(({ address, headers }) => ({ address, headers: [...headers] })),
    );
  });
});

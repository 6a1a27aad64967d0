import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { makeCaller } from "../../../../adapters/http/caller.ts";
import { makeCoursesHttp } from "../../../../adapters/http/learning.http.ts";
import { makePortalAuthHttp } from "../../../../adapters/http/portal-auth.http.ts";
import { earlyCalls, earlyScriptSource, withEarlyCalls } from "../../../../adapters/server/http/early-calls.ts";
import { nobodyHeld } from "../../../../core/client/identity.service.ts";

describe("The calls that a learner's page makes before its program is there", () => {
  it("should be the calls that the program makes, with the same headers", async () => {
    const seen: { readonly address: string; readonly headers: readonly (readonly [string, string])[] }[] = [];
    const caller = (portal_id: string | null) =>
      makeCaller({
        fetch: async (address, { headers }) => {
          seen.push({ address, headers: [...new Headers(headers)] });
          return new Response("{}");
        },
        origin: "",
        identity: () => ({ ...nobodyHeld, portal_id }),
      });
    await makePortalAuthHttp(caller(null), { put: () => undefined }).current()();
    await makeCoursesHttp(caller("harbor")).courses()();
    const early = earlyCalls("/portal/harbor/home").map(({ address, headers }) => ({
      address,
      headers: [...new Headers({ accept: "application/json", ...headers })],
    }));
    expect(early).toHaveLength(2);
    expect(seen).toEqual(early);
  });

  it("should stand first in the page, as the one script that its policy names, with data that no name can end", () => {
    const html = withEarlyCalls(readFileSync("ui/portal/index.html", "utf8"), earlyCalls(`/portal/${encodeURIComponent('a"><b')}/home`));
    const [, data = "", script = ""] = /<head><script data-calls="([^"<]*)">([^<]*)<\/script>/.exec(html) ?? [];
    expect(script).toContain("window.cygnetEarly");
    expect(earlyScriptSource).toBe(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    expect(data.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&")).toContain('"X-Portal-Id":"a\\"><b"');
  });
});

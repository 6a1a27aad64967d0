import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it, vi } from "vitest";
import { learningContract } from "../../../adapters/contract/learning.contract.ts";
import { ownSecretsContract } from "../../../adapters/contract/own-secrets.contract.ts";
import { viewAs } from "../../../adapters/contract/view-as.contract.ts";
import { type Caller, makeCaller, none } from "../../../adapters/http/caller.ts";
import { viewingCaller } from "../../../adapters/http/viewing-caller.ts";
import { nobodyHeld } from "../../../core/client/identity.service.ts";
import { makeTabView, type TabView } from "../../../core/view-as/tab-view.service.ts";

const answer = (status: number, body: unknown) => vi.fn(async () => new Response(JSON.stringify(body), { status }));
const calling = (view: TabView, fetch: ReturnType<typeof answer>): Caller =>
  viewingCaller(makeCaller({ fetch, origin: "", identity: () => ({ ...nobodyHeld, view_as: view.secret() }) }), view);
const join = { ...none, body: { campaign_id: 1 } };

describe("calls of a tab that shows the portal as a learner gets it", () => {
  it("should send reads with the secret alone, and the end of the view", async () => {
    const fetch = answer(200, []);
    const call = calling(
      makeTabView("s3cret", () => undefined),
      fetch,
    );
    expect(await call(learningContract.courses, { ...none, query: { schema: "full" as const } })()).toEqual(E.right([]));
    await call(viewAs.end, none)();
    expect(fetch.mock.calls).toMatchObject([
      ["/api/cg/campaigns?schema=full", { method: "GET", headers: { "X-View-As": "s3cret" } }],
      ["/api/view-as", { method: "DELETE", headers: { "X-View-As": "s3cret" } }],
    ]);
  });

  it("should not try to change, send or reveal anything", async () => {
    const fetch = answer(200, []);
    const call = calling(
      makeTabView("s3cret", () => undefined),
      fetch,
    );
    const refused = E.left(expect.objectContaining({ tag: "forbidden", code: "only_looking" }));
    expect(await call(learningContract.join, join)()).toEqual(refused);
    expect(await call(ownSecretsContract.reveal, { ...none, query: { field: "x" } })()).toEqual(refused);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("should end the view in the tab when the server says that it is over, and call nothing any more", async () => {
    const fetch = answer(403, {
      status: "failed",
      message: "Over.",
      code: "forbidden",
      request_id: "r",
      reason: { code: "view_over", values: {} },
    });
    const view = makeTabView("s3cret", () => undefined);
    const call = calling(view, fetch);
    const over = E.left(expect.objectContaining({ tag: "forbidden", code: "view_over" }));
    expect(await call(learningContract.courses, { ...none, query: { schema: "full" as const } })()).toEqual(over);
    expect(view.isOver()).toBe(true);
    expect(await call(learningContract.courses, { ...none, query: { schema: "full" as const } })()).toEqual(over);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it("should leave other tabs as they are", async () => {
    const fetch = answer(200, []);
    const view = makeTabView(null, () => undefined);
    const plain = makeCaller({ fetch, origin: "" });
    expect(viewingCaller(plain, view)).toBe(plain);
  });
});

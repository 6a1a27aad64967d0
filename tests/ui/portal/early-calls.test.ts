import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { earlyFetch } from "../../../adapters/http/early-fetch.ts";
import { browserTabView } from "../../../adapters/page/tab-view.ts";

const script = readFileSync("adapters/server/http/early-calls.inline.js", "utf8");
const calls = [
  { address: "/api/one", headers: { "X-Portal-Id": "harbor" } },
  { address: "/api/two", headers: {} },
];
const asked: string[] = [];

/** Runs the script as a page does. */
const run = (): void => {
  const element = document.createElement("script");
  element.dataset["calls"] = JSON.stringify(calls);
  vi.spyOn(document, "currentScript", "get").mockReturnValue(element);
  window.eval(script);
};

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response(`early ${address}`);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, "cygnetEarly");
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

describe("The script that makes a page's first calls", () => {
  it("should make them at once, and hand each answer to the same call of the program", async () => {
    run();
    expect(asked).toEqual(["/api/one", "/api/two"]);
    const call = earlyFetch(window, async () => new Response("later"));
    const init = { method: "GET", headers: { accept: "application/json", "X-Portal-Id": "harbor" } };
    expect(await (await call("/api/one", init)).text()).toBe("early /api/one");
    expect(await (await call("/api/one", init)).text()).toBe("later");
  });

  it("should make none in a tab that shows the portal as somebody else, on its first page and on the next", () => {
    window.history.replaceState(null, "", `/portal/harbor/home#view-as=${"s".repeat(40)}`);
    run();
    expect(asked).toEqual([]);
    browserTabView(window, "portal");
    expect(window.location.hash).toBe("");
    run();
    expect(asked).toEqual([]);
  });
});

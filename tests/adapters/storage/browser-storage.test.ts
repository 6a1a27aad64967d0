import { describe, expect, it } from "vitest";
import { browserStorage } from "../../../adapters/storage/browser.storage.ts";
import { KeptTexts } from "./kept-texts.ts";

describe("text kept in the browser", () => {
  it("should be available to the next page", () => {
    const host = new KeptTexts();
    const page = () => browserStorage(() => host);
    page().set("a", "1");
    expect(page().get("a")).toBe("1");
    page().remove("a");
    expect(page().get("a")).toBeNull();
  });

  it("should last as long as the page where the browser denies access to storage", () => {
    const refused = browserStorage(() => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    });
    expect(refused.get("a")).toBeNull();
    refused.set("a", "1");
    expect([refused.get("a"), refused.keys()]).toEqual(["1", ["a"]]);
    refused.remove("a");
    expect([refused.get("a"), refused.keys()]).toEqual([null, []]);
  });

  it("should return the last value, whether there was room for it or not", () => {
    const host = new KeptTexts();
    const held = browserStorage(() => host);
    held.set("a", "1");
    host.isFull = true;
    held.set("a", "2");
    expect(held.get("a")).toBe("2");
    host.isFull = false;
    held.set("a", "3");
    expect(held.get("a")).toBe("3");
  });
});

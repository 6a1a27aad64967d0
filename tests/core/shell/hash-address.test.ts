import { describe, expect, it } from "vitest";
import { hashAddress } from "../../../core/shell/hash-address.rule.ts";

const known = new Set(["contacts", "lessons"]);

describe("hashAddress", () => {
  it.each([
    ["/ui/", "#/contacts?y=1", "/ui/contacts?y=1"],
    ["/ui", "#/contacts", "/ui/contacts"],
    ["/ui/", "#!/contacts/7", "/ui/contacts/7"],
    ["/ui/", "#contacts", "/ui/contacts"],
    ["/ui/", "#contacts/7?tab=notes", "/ui/contacts/7?tab=notes"],
    ["/ui/", "#/anything", "/ui/anything"],
    ["/ui/lessons", "#/contacts", "/ui/contacts"],
    ["/ui/", "#//evil.example", "/ui/evil.example"],
    ["/ui/", "#/", "/ui/"],
  ])("should rewrite %s%s to %s [B2.31]", (path, hash, address) => {
    expect(hashAddress(path, hash, known)).toBe(address);
  });

  it.each([
    ["/ui/", ""],
    ["/ui/", "#"],
    ["/ui/", "#main"],
    ["/ui/lessons", "#contacts"],
    ["/ui/lessons/7", "#item-3"],
  ])("should leave %s%s alone, an anchor [B2.31]", (path, hash) => {
    expect(hashAddress(path, hash, known)).toBeNull();
  });
});

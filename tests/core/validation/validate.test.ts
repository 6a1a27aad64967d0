import { describe, expect, it } from "vitest";
import { withScheme } from "../../../core/validation/url.rule.ts";
import { applied } from "../apply-rule.ts";

const validate = (input: unknown): unknown => applied("validate", input);

describe("required", () => {
  it.each([["x"], [["a"]], [1], [true], ["0"], [{}]])("should accept %j [A5.01]", (value) => {
    expect(validate({ check: "required", value })).toBeNull();
  });

  it.each([[""], ["  \t"], [null], [undefined], [[]], [0], [false], [Number.NaN]])("should refuse %j [A5.01]", (value) => {
    expect(validate({ check: "required", value })).toBe("Field is required");
  });

  it("should name the field, its first letter in upper case [A5.01, A8.15]", () => {
    expect(validate({ check: "required", value: "", field: "email" })).toBe("Email is required");
    expect(validate({ check: "required", value: "", field: "first name" })).toBe("First name is required");
    expect(validate({ check: "required", value: "", field: "  " })).toBe("Field is required");
  });
});

describe("url", () => {
  const long = (length: number): string => `https://a.co/${"x".repeat(length - "https://a.co/".length)}`;

  it.each([
    [""],
    ["http://example.com"],
    ["HTTPS://Example.com"],
    ["https://sub.example.co.uk/a/b?x=1&y=2#part"],
    ["http://localhost"],
    ["http://localhost:3000/x"],
    ["http://127.0.0.1:8080"],
    ["http://[::1]/"],
    ["http://example.com:65535"],
    ["https://example.com?q=1"],
    ["https://example.com/@user"],
    ["https://exämple.de"],
    [long(2048)],
  ])("should accept %s [A5.02]", (value) => {
    expect(validate({ check: "url", value })).toBeNull();
  });

  it.each([
    ["example.com"],
    ["ftp://example.com"],
    ["http://example"],
    ["http://exa mple.com"],
    ["http://example.com/a b"],
    [" https://example.com"],
    ["http://"],
    ["http://.com"],
    ["http://a..b"],
    ["http://-a.com"],
    ["http://example.com:65536"],
    ["http://example.com:"],
    ["http://user:pass@example.com"],
    ["http://256.1.1.1"],
    ["javascript:alert(1)"],
    [long(2049)],
    [["http://example.com"]],
    [true],
  ])("should refuse %s [A5.02, A8.15]", (value) => {
    expect(validate({ check: "url", value, field: "website" })).toBe("Url is invalid");
  });

  it("should get a scheme on blur", () => {
    expect(withScheme(" example.com:8080/x ")).toBe("https://example.com:8080/x");
    expect(withScheme("http://example.com")).toBe("http://example.com");
    expect(withScheme("")).toBe("");
  });
});

describe("email", () => {
  const long = (length: number): string => `${"x".repeat(length - "@example.com".length)}@example.com`;

  it.each([[""], ["a@b.co"], ["A.B+c@Example.COM"], ["o'neil@mail.example.org"], ["a@1-2.io"], [long(254)]])(
    "should accept %s [A5.03]",
    (value) => {
      expect(validate({ check: "email", value })).toBeNull();
    },
  );

  it.each([
    ["a"],
    ["@b.co"],
    ["a@b"],
    ["a@b.c"],
    ["a@b.c1"],
    ["a@-b.co"],
    ["a@b-.co"],
    ["a b@c.co"],
    ["a@b.co "],
    ["a@b@c.co"],
    ["a..b@c.co"],
    ["a@b..co"],
    ["a,b@c.co"],
    ['"a"@b.co'],
    ["<a@b.co>"],
    [long(255)],
  ])("should refuse %s [A5.03]", (value) => {
    expect(validate({ check: "email", value, field: "email" })).toBe("Email is invalid");
  });
});

describe("phone", () => {
  it.each([[""], [null], ["2125551234"], ["(212) 555-1234"], ["+1.212.555.1234"], ["1-212-555-1234"], ["212 555 1234"], ["+12125551234"]])(
    "should accept %j [A5.04]",
    (value) => {
      expect(validate({ check: "phone", value })).toBeNull();
    },
  );

  it.each([
    ["555-1234"],
    ["+442079460000"],
    ["212/555/1234"],
    ["(212-555-1234"],
    ["212)555-1234"],
    ["22125551234"],
    ["212555123"],
    ["21255512345"],
  ])("should refuse %s [A5.04]", (value) => {
    expect(validate({ check: "phone", value, field: "mobile" })).toBe("Mobile is invalid");
  });
});

describe("area code", () => {
  it.each([
    ["212", null],
    ["000", "US"],
    ["416", "CA"],
    ["2", "AUS"],
    ["02", "AUS"],
    ["8", "AUS"],
    ["", "US"],
  ])("should accept %s in %s", (value, country) => {
    expect(validate({ check: "area-code", value, country })).toBeNull();
  });

  it.each([
    ["21", "US"],
    ["2125", "US"],
    ["a12", "CA"],
    ["1", "AUS"],
    ["5", "AUS"],
    ["022", "AUS"],
    ["212", "AUS"],
    [" 212", "US"],
  ])("should refuse %s in %s", (value, country) => {
    expect(validate({ check: "area-code", value, country, field: "area code" })).toBe("Area code is invalid");
  });

  it("should support only the countries whose numbers can be searched", () => {
    expect(validate({ check: "area-code", value: "212", country: "DE" })).toHaveProperty("problems");
  });
});

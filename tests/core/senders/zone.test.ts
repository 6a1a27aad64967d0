import { describe, expect, it } from "vitest";
import { lookUp, zoneOf } from "../../../core/senders/zone.rule.ts";

describe("a zone written as text", () => {
  const zone = zoneOf(
    [
      "# the mail of a school",
      "",
      "Example.com.  TXT  v=spf1  -all",
      'example.com txt "v=DKIM1; " "p=a\\"b"',
      "example.com MX 20 b.example.com.",
      "example.com MX 5 A.example.com",
      "www.example.com CNAME example.com",
      "loop.example.com CNAME loop.example.com",
      "down.example.com SERVFAIL",
    ].join("\n"),
  );

  it("should answer by name and type, joined strings and exchanges by preference", () => {
    expect(zone.problems).toEqual([]);
    expect(lookUp(zone, "TXT", "EXAMPLE.com")).toEqual({ tag: "records", records: ["v=spf1  -all", 'v=DKIM1; p=a"b'] });
    expect(lookUp(zone, "MX", "example.com")).toEqual({ tag: "records", records: ["a.example.com", "b.example.com"] });
    expect(lookUp(zone, "A", "example.com")).toEqual({ tag: "none" });
    expect(lookUp(zone, "A", "other.example")).toEqual({ tag: "none" });
  });

  it("should follow aliases, but not for ever, and report an error of a server", () => {
    expect(lookUp(zone, "MX", "www.example.com")).toMatchObject({ tag: "records" });
    expect(lookUp(zone, "CNAME", "www.example.com")).toEqual({ tag: "records", records: ["example.com"] });
    expect(lookUp(zone, "A", "loop.example.com")).toEqual({ tag: "unanswered" });
    expect(lookUp(zone, "TXT", "down.example.com")).toEqual({ tag: "unanswered" });
  });

  it("should name the lines that it does not understand", () => {
    const { problems, records } = zoneOf("example.com TXT ok\nexample.com NS a.example\nexample.com A somewhere\nexample.com MX a.example");
    expect(records).toHaveLength(1);
    expect(problems.map((problem) => problem.slice(0, 7))).toEqual(["Line 2:", "Line 3:", "Line 4:"]);
  });
});

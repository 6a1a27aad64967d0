import { describe, expect, it } from "vitest";
import { applied } from "../apply-rule.ts";

const seek = (input: object) =>
  applied("video-seek", { required: true, custom_range: false, provider: "youtube", start: null, end: null, furthest: 60, ...input });

describe("video seek", () => {
  it("should let a required video be moved a second past the furthest point and no further [A5.20]", () => {
    expect(seek({ target: 61 })).toEqual({ allowed: true, position: 61 });
    expect(seek({ target: 61.001 })).toEqual({ allowed: false, position: 60 });
    expect(seek({ target: 500 })).toEqual({ allowed: false, position: 60 });
    expect(seek({ target: 3 })).toEqual({ allowed: true, position: 3 });
  });

  it("should let an optional video be moved anywhere [A5.20]", () => {
    expect(seek({ required: false, target: 500 })).toEqual({ allowed: true, position: 500 });
  });

  it.each([true, false])("should stop at a custom start and end, required: %s [A5.20]", (required) => {
    const range = { required, custom_range: true, start: 10, end: 90, furthest: 200 };
    expect(seek({ ...range, target: 9.9 })).toEqual({ allowed: false, position: 10 });
    expect(seek({ ...range, target: 10 })).toEqual({ allowed: true, position: 10 });
    expect(seek({ ...range, target: 90 })).toEqual({ allowed: true, position: 90 });
    expect(seek({ ...range, target: 91 })).toEqual({ allowed: false, position: 90 });
  });

  it("should ignore a range that is turned off", () => {
    expect(seek({ start: 10, end: 20, target: 5 })).toEqual({ allowed: true, position: 5 });
    expect(seek({ required: false, start: 10, end: 20, target: 25 })).toEqual({ allowed: true, position: 25 });
  });

  it("should count a range's start as watched [A5.20]", () => {
    const range = { custom_range: true, start: 30, furthest: 0 };
    expect(seek({ ...range, target: 31 })).toEqual({ allowed: true, position: 31 });
    expect(seek({ ...range, target: 31.5 })).toEqual({ allowed: false, position: 30 });
  });

  it("should stop at the smaller of furthest and end when both are passed [A5.20]", () => {
    const range = { custom_range: true, start: 0 };
    expect(seek({ ...range, end: 40, furthest: 60, target: 100 })).toEqual({ allowed: false, position: 40 });
    expect(seek({ ...range, end: 80, furthest: 60, target: 100 })).toEqual({ allowed: false, position: 60 });
  });

  it.each(["loom", "sharepoint"])("should neither require nor range a video of %s [A5.21]", (provider) => {
    expect(seek({ provider, custom_range: true, start: 10, end: 20, furthest: 0, target: 500 })).toEqual({ allowed: true, position: 500 });
  });

  it("should play to the video's end when the range has none", () => {
    expect(seek({ required: false, custom_range: true, start: 5, end: 0, target: 500 })).toEqual({ allowed: true, position: 500 });
  });
});

describe("video report", () => {
  const report = (input: object) =>
    applied("video-report", { required: false, time: 30, furthest: 30, last_report: 100, now: 115, ...input });

  it("should be due every 15 seconds [A9.03]", () => {
    expect(report({})).toEqual({ report: true });
    expect(report({ now: 114 })).toEqual({ report: false });
  });

  it("should be due for a required video only past the furthest point [A9.03]", () => {
    expect(report({ required: true })).toEqual({ report: false });
    expect(report({ required: true, time: 30.1 })).toEqual({ report: true });
    expect(report({ required: false, time: 1 })).toEqual({ report: true });
  });

  it("should be due at first as soon as the video has moved", () => {
    expect(report({ last_report: null, time: 0, furthest: 0 })).toEqual({ report: false });
    expect(report({ last_report: null, time: 0.5, furthest: 0 })).toEqual({ report: true });
  });
});

import { renderHook } from "@testing-library/react";
import * as E from "fp-ts/lib/Either.js";
import { of } from "rxjs";
import { describe, expect, it } from "vitest";
import { FileTexts } from "../../../core/files/file-texts.port.ts";
import { FileUploads } from "../../../core/files/uploads.port.ts";
import type { Token } from "../../../core/kernel/token.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { useWebVtt } from "../../../ui/staff/lessons/forms/use-web-vtt.ts";

const open = (text: string | null) => {
  const stored: File[] = [];
  const uploads = {
    add: ([file]: readonly File[]) => {
      if (file !== undefined) stored.push(file);
      return ["u1"];
    },
    uploads$: of([{ id: "u1", status: "done", file: { url: "/media/2/tour.vtt" } }]),
  };
  const services = new Map<symbol, unknown>([
    [FileTexts, { read: () => async () => E.right(text) }],
    [FileUploads, uploads],
  ]);
  const resolve = <A,>(wanted: Token<A>): A => Reflect.apply(Map.prototype.get, services, [wanted]);
  const { result } = renderHook(() => useWebVtt(), {
    wrapper: ({ children }) => <ServicesProvider resolve={resolve}>{children}</ServicesProvider>,
  });
  return { webVtt: result.current, stored };
};
const srt = { url: "/media/1/tour.en.srt", filename: "tour.en.srt", extension: "srt" };

describe("A chosen file of captions", () => {
  it("should be used as it is when it is WebVTT", async () => {
    const { webVtt, stored } = open("WEBVTT\n\n00:01.000 --> 00:02.000\nHi\n");
    expect(await webVtt({ url: "/media/1/a.vtt", filename: "a.vtt", extension: "vtt" })).toBe("/media/1/a.vtt");
    expect(stored).toEqual([]);
  });

  it("should be stored as a WebVTT copy when it is SubRip", async () => {
    const { webVtt, stored } = open("1\n00:00:01,000 --> 00:00:02,000\nHi\n");
    expect(await webVtt(srt)).toBe("/media/2/tour.vtt");
    expect(stored.map(({ name, type }) => [name, type])).toEqual([["tour.en.vtt", "text/vtt"]]);
    expect(await stored[0]?.text()).toBe("WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\nHi\n");
  });

  it("should be refused when it holds no captions or cannot be read", async () => {
    expect(await open("Dear all").webVtt(srt)).toBeNull();
    expect(await open(null).webVtt(srt)).toBeNull();
  });
});

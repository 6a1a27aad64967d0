import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it, vi } from "vitest";
import { browserCamera } from "../../../adapters/page/browser-camera.ts";

const named = (name: string): Error => Object.assign(new Error(name), { name });

type Ask = (constraints: { readonly audio?: unknown }) => Promise<unknown>;

/** A window whose devices answer as the test says. */
const windowWith = (ask: Ask, hasRecorder = true): Parameters<typeof browserCamera>[0] => {
  const host = {
    navigator: { mediaDevices: { getUserMedia: ask, enumerateDevices: async () => [] } },
    ...(hasRecorder ? { MediaRecorder: vi.fn() } : {}),
  };
  return () => Object.create(null, Object.getOwnPropertyDescriptors(host));
};

describe("The camera of a browser", () => {
  it.each([
    ["NotAllowedError", "denied"],
    ["SecurityError", "denied"],
    ["NotFoundError", "none"],
    ["OverconstrainedError", "none"],
    ["NotReadableError", "busy"],
    ["TypeError", "unsupported"],
  ])("should tell %s as %s", async (name, refusal) => {
    const camera = browserCamera(windowWith(() => Promise.reject(named(name))));
    expect(await camera.open({})).toEqual(E.left(refusal));
  });

  it("should be told where the browser cannot record", async () => {
    const camera = browserCamera(windowWith(() => Promise.reject(named("NotFoundError")), false));
    expect(camera.isPossible()).toBe(false);
    expect(await camera.open({})).toEqual(E.left("unsupported"));
  });

  it("should open without sound where there is no microphone", async () => {
    const asked: unknown[] = [];
    const track = Object.assign(new EventTarget(), { getSettings: () => ({ deviceId: "front" }), stop: () => undefined });
    const stream = { getTracks: () => [track], getVideoTracks: () => [track], getAudioTracks: () => [] };
    const camera = browserCamera(
      windowWith(async ({ audio }) => {
        asked.push(audio);
        if (audio !== false) throw named("NotFoundError");
        return stream;
      }),
    );
    const opened = await camera.open({});
    expect(E.isRight(opened) ? opened.right.view : null).toMatchObject({ hasSound: false, camera: "front", microphone: "" });
    expect(asked).toEqual([true, false]);
  });
});

import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { makeUploadTransportHttp } from "../../../adapters/http/upload-transport.http.ts";
import type { UploadAnswer, uppyUpload } from "../../../adapters/http/uppy-upload.ts";
import type { TransferEvent } from "../../../core/files/upload-transport.port.ts";

type Sending = Parameters<typeof uppyUpload>[0] & { isStopped: boolean };

const file = new File(["12345678"], "Größe.txt", { type: "text/plain" });
const id = "0123456789abcdef".repeat(2);
const address = `/api/files/uploads/${id}`;
const envelope = (code: string, message: string): string => JSON.stringify({ status: "failed", code, message, request_id: "r" });

const bench = ({ isSignedIn = false, reply = new Response(null, { status: 204 }) } = {}) => {
  const sendings: Sending[] = [];
  const asked: unknown[] = [];
  let csrf = "first";
  const transport = makeUploadTransportHttp({
    fetch: async (...given) => {
      asked.push(given);
      return reply;
    },
    headers: () => ({ "X-CSRF-Token": csrf }),
    gate: {
      round: () => 3,
      ask: async (round) => {
        asked.push(round);
        csrf = "second";
        return isSignedIn;
      },
    },
    load: async () => (options) => {
      const sending = { ...options, isStopped: false };
      sendings.push(sending);
      return () => {
        sending.isStopped = true;
      };
    },
  });
  const events: TransferEvent[] = [];
  let isOver = false;
  const begin = async (from: string | null = null, poster: string | null = null) => {
    const subscription = transport
      .send({ file, address: from, poster })
      .subscribe({ next: (event) => events.push(event), complete: () => (isOver = true) });
    await settled();
    return subscription;
  };
  const answer = (method: string, status: number, body = "", headers: Readonly<Record<string, string>> = {}): void => {
    const given: UploadAnswer = { method, status, body, header: (name) => headers[name] ?? null };
    const sending = sendings.at(-1);
    sending?.headers();
    sending?.onAnswer(given);
  };
  return { transport, begin, answer, sendings, events, asked, isOver: () => isOver, last: () => sendings.at(-1) };
};

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("Sending an upload over HTTP", () => {
  it("should emit the address, the progress and the id of the finished upload", async () => {
    const { begin, answer, events, last, isOver } = bench();
    await begin(null, "poster-id");
    expect(last()).toMatchObject({
      endpoint: "/api/files/uploads",
      address: null,
      metadata: { filename: "Größe.txt", filetype: "text/plain", poster: "poster-id" },
    });
    expect(last()?.headers()).toEqual({ "X-CSRF-Token": "first" });
    answer("POST", 201, "", { location: address });
    last()?.onProgress(4);
    last()?.onArrived(8);
    last()?.onWhole();
    expect(events).toEqual([
      { kind: "address", address },
      { kind: "progress", sent: 4 },
      { kind: "arrived", bytes: 8 },
      { kind: "whole", upload: id },
    ]);
    expect(isOver()).toBe(true);
  });

  it("should end with the server's reason", async () => {
    const { begin, answer, events, last } = bench();
    await begin();
    answer("POST", 507, envelope("full", "There is no room."));
    last()?.onError();
    await settled();
    expect(events).toEqual([{ kind: "ended", failure: { tag: "full", message: "There is no room." } }]);
  });

  it("should end as offline when nothing was answered, whatever was answered before", async () => {
    const { begin, answer, events, last } = bench();
    await begin(address);
    answer("HEAD", 404);
    last()?.headers();
    last()?.onError();
    await settled();
    expect(events).toEqual([{ kind: "ended", failure: { tag: "offline" } }]);
  });

  it.each([409, 423])("should try again after another request of the same upload (%d)", async (status) => {
    const { begin, answer, events, last } = bench();
    await begin(address);
    answer("PATCH", status, envelope("conflict", "Some of the file is there already."));
    last()?.onError();
    await settled();
    expect(events).toMatchObject([{ kind: "ended", failure: { tag: "busy", retryAfter: 1 } }]);
  });

  it("should create a new upload only when the server no longer has this one or refused it", async () => {
    const { begin, answer } = bench();
    await begin(address);
    for (const status of [404, 410, 413, 422]) expect(() => answer("HEAD", status)).not.toThrow();
    for (const status of [401, 403, 423, 429, 500, 503, 507]) expect(() => answer("HEAD", status)).toThrow("cannot be resumed now");
  });

  it("should wait for the user to sign in again, and resume with the new token", async () => {
    const { begin, answer, events, last, sendings, asked } = bench({ isSignedIn: true });
    const subscription = await begin();
    answer("POST", 201, "", { location: address });
    answer("PATCH", 401, envelope("unauthorized", "Please log in."));
    last()?.onError();
    await settled();
    expect(asked).toEqual([3]);
    expect(sendings.map((one) => one.address)).toEqual([null, address]);
    expect(last()?.headers()).toEqual({ "X-CSRF-Token": "second" });
    expect(events).toEqual([{ kind: "address", address }]);
    subscription.unsubscribe();
    expect(last()?.isStopped).toBe(true);
  });

  it("should end where the user does not sign in", async () => {
    const { begin, answer, events, last } = bench();
    await begin();
    answer("POST", 401, envelope("unauthorized", "Please log in."));
    last()?.onError();
    await settled();
    expect(events).toMatchObject([{ kind: "ended", failure: { tag: "unauthorized" } }]);
  });

  it("should stop when it is unsubscribed, even before the upload client is loaded", async () => {
    const { begin, transport, sendings, last } = bench();
    (await begin()).unsubscribe();
    expect(last()?.isStopped).toBe(true);
    transport.send({ file, address: null, poster: null }).subscribe().unsubscribe();
    await settled();
    expect(sendings).toHaveLength(1);
  });

  it("should remove an upload; one that is gone is removed", async () => {
    for (const [status, right] of [
      [204, true],
      [404, true],
      [503, false],
    ] as const) {
      const { transport, asked } = bench({ reply: new Response(null, { status }) });
      expect(E.isRight(await transport.discard(address)())).toBe(right);
      expect(asked).toEqual([[address, { method: "DELETE", headers: { "X-CSRF-Token": "first", "tus-resumable": "1.0.0" } }]]);
    }
  });
});

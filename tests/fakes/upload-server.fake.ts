import * as E from "fp-ts/lib/Either.js";
import { Observable } from "rxjs";
import type { UploadTransport } from "../../core/files/upload-transport.port.ts";
import type { LocalFile } from "../../core/files/uploads.model.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import { type FileWorldFake, uploadedFake } from "./file-world.fake.ts";

/** A file of the device with its bytes as text. */
export type TextFile = LocalFile & { readonly text: string };

export const textFile = (name: string, text: string): TextFile => ({
  name,
  text,
  size: text.length,
  type: "text/plain",
  lastModified: 1,
});

/** What happens to a request: it is answered, it is lost, or only its answer is. */
export type Fate = "answered" | "lost" | "answer lost";

/** @property address of the upload that is sent to, and the bytes that came */
type Held = { readonly file: TextFile; text: string };

/** A server that receives uploads in parts; every request has a fate. */
export type UploadServerFake = {
  readonly transport: UploadTransport;
  /** addresses of uploads that are neither whole nor discarded */
  readonly held: ReadonlyMap<string, Held>;
  /** the most requests that were under way at the same time */
  readonly most: () => number;
  readonly requests: () => number;
};

const partLength = 4;
const stepMs = 10;
const lost: Failure = { tag: "offline" };

const hashOf = (text: string): string => Buffer.from(text).toString("hex").slice(0, 64).padEnd(64, "0");

type Options = {
  readonly world: FileWorldFake;
  readonly fate: () => Fate;
  /** the failure of a whole upload; null: it is taken in */
  readonly refusal?: (file: TextFile) => Failure | null;
  /** false once the page is closed: nothing is sent or told any more */
  readonly isOpen?: () => boolean;
  readonly bytesOf: (file: LocalFile) => TextFile;
  readonly held?: Map<string, Held>;
};

export const makeUploadServerFake = ({
  world,
  fate,
  refusal = () => null,
  isOpen = () => true,
  bytesOf,
  held = new Map(),
}: Options): UploadServerFake => {
  let [sending, most, requests] = [0, 0, 0];
  const request = (work: () => void): boolean => {
    requests += 1;
    const happens = fate();
    if (happens !== "lost") work();
    return happens === "answered";
  };
  const transport: UploadTransport = {
    discard: (address) => async () => {
      held.delete(address);
      return E.right(undefined);
    },
    send: ({ file, address: known }) =>
      new Observable((listener) => {
        sending += 1;
        most = Math.max(most, sending);
        let timer: ReturnType<typeof setTimeout> | null = null;
        let address = known !== null && (held.has(known) || world.uploads.has(known)) ? known : null;
        const later = (step: () => void): void => {
          timer = setTimeout(() => {
            if (isOpen()) step();
          }, stepMs);
        };
        const end = (failure: Failure): void => {
          listener.next({ kind: "ended", failure });
          listener.complete();
        };
        const whole = (id: string): void => {
          listener.next({ kind: "whole", upload: id });
          listener.complete();
        };
        const part = (): void => {
          const upload = held.get(address ?? "");
          if (address === null || upload === undefined) return end({ tag: "not-found", message: "gone" });
          const from = upload.text.length;
          const isAnswered = request(() => {
            upload.text += upload.file.text.slice(from, from + partLength);
          });
          if (!isAnswered) return end(lost);
          listener.next({ kind: "arrived", bytes: upload.text.length });
          listener.next({ kind: "progress", sent: upload.text.length });
          if (upload.text.length < upload.file.size) return later(part);
          finish(address, upload);
        };
        const finish = (id: string, { file: given, text }: Held): void => {
          const failure = refusal(given);
          held.delete(id);
          if (failure !== null) return end(failure);
          world.uploads.set(id, uploadedFake(given.name, { size: text.length, sha256: hashOf(text), mimetype: "text/plain" }));
          if (request(() => undefined)) whole(id);
          else end(lost);
        };
        const begin = (): void => {
          const isAnswered = request(() => {
            if (address !== null) return;
            address = String(held.size + world.files.size + world.uploads.size + requests).padStart(32, "0");
            held.set(address, { file: bytesOf(file), text: "" });
          });
          if (!isAnswered || address === null) return end(lost);
          listener.next({ kind: "address", address });
          if (world.uploads.has(address)) return whole(address);
          listener.next({ kind: "arrived", bytes: held.get(address)?.text.length ?? 0 });
          later(part);
        };
        later(begin);
        return () => {
          sending -= 1;
          if (timer !== null) clearTimeout(timer);
        };
      }),
  };
  return { transport, held, most: () => most, requests: () => requests };
};

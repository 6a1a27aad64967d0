import Uppy from "@uppy/core";
import Tus from "@uppy/tus";

/** The answer to a request of an upload. */
export type UploadAnswer = {
  readonly method: string;
  readonly status: number;
  readonly body: string;
  readonly header: (name: string) => string | null;
};

type Options = {
  readonly endpoint: string;
  /** address of the upload so far; null for a new one */
  readonly address: string | null;
  readonly file: Blob;
  readonly metadata: Readonly<Record<string, string>>;
  readonly headers: () => Readonly<Record<string, string>>;
  /** An error that it throws ends the upload. */
  readonly onAnswer: (answer: UploadAnswer) => void;
  readonly onProgress: (sent: number) => void;
  readonly onArrived: (bytes: number) => void;
  readonly onWhole: () => void;
  /** It ended by the last answer, or because none came. */
  readonly onError: () => void;
};

/** Bytes of one request; a proxy in between may limit what it lets through at once. */
const partBytes = 8 * 1_048_576;

const none = async (): Promise<[]> => [];
/** Which uploads there are is kept elsewhere. */
const noStorage = { findAllUploads: none, findUploadsByFingerprint: none, removeUpload: async () => undefined, addUpload: async () => "" };
const silent = { debug: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Sends a file by the upload protocol, in one attempt.
 * @returns stops it; the server keeps what it has
 */
export const uppyUpload = (options: Options): (() => void) => {
  const { endpoint, address, file, metadata, onAnswer, onProgress, onArrived, onWhole, onError } = options;
  const uppy = new Uppy({ logger: silent });
  let isStopped = false;
  uppy.use(Tus, {
    endpoint,
    uploadUrl: address,
    limit: 1,
    chunkSize: partBytes,
    retryDelays: [],
    storeFingerprintForResuming: false,
    urlStorage: noStorage,
    allowedMetaFields: Object.keys(metadata),
    onShouldRetry: () => false,
    onBeforeRequest: (request) => {
      if (isStopped) throw new Error("The upload was stopped.");
      for (const [name, value] of Object.entries(options.headers())) request.setHeader(name, value);
    },
    onAfterResponse: (request, response) =>
      onAnswer({
        method: request.getMethod(),
        status: response.getStatus(),
        body: response.getBody(),
        header: (name) => response.getHeader(name) ?? null,
      }),
    onProgress,
    onChunkComplete: (_part, accepted) => onArrived(accepted),
    onSuccess: onWhole,
    onError: () => {
      if (!isStopped) onError();
    },
  });
  const id = uppy.addFile({ name: metadata["filename"] ?? "file", type: file.type, data: file, meta: { ...metadata } });
  // How it ends is told by the options.
  uppy.upload().catch(() => undefined);
  return () => {
    isStopped = true;
    uppy.getPlugin("Tus")?.resetUploaderReferences(id);
  };
};

import { Server, type Upload } from "@tus/server";
import { randomBytes } from "node:crypto";
import type { LearnerActor, StaffActor } from "../../../../core/access/actor.model.ts";
import { uploadRefusal } from "../../../../core/files/upload-limits.rule.ts";
import { uploadRefusals } from "../../../../core/files/upload-refusals.ts";
import { type Failure, invalid } from "../../../../core/kernel/failure.ts";
import { RequestFailure } from "../../http/body-parser.ts";
import type { ServerDeps } from "../../server-deps.ts";
import { isDiskFull } from "../../storage/database-error.ts";
import { mayStore } from "../intake/may-store.ts";
import { finishUpload, forgetUpload } from "./finish-upload.ts";
import type { UploadBytes } from "./upload-bytes.ts";
import { uploadsPath } from "./upload-caller.ts";
import { makeUploadLocks } from "./upload-locks.ts";
import { ownerOf, uploadIdOf, uploadKey } from "./upload-owner.ts";

type Deps = Pick<ServerDeps, "contents" | "database" | "config" | "clock">;

/**
 * Answers requests of the upload protocol.
 * @throws RequestFailure when an upload is refused; other errors pass
 */
export type UploadServer = (request: Request, actor: StaffActor | LearnerActor) => Promise<Response>;

/** Milliseconds that a request gets to store what it has once a newer one asks for its upload. */
const drainMs = 250;

const refuse = (failure: Failure): never => {
  throw new RequestFailure(failure);
};

const named = (upload: Upload, name: string): string => upload.metadata?.[name] ?? "";

/** Whether a failure may pass when the same bytes are sent again; the bytes stay then. */
const mayPass = (failure: Failure): boolean => failure.tag === "busy";

/** The upload protocol over bytes in a folder; an upload is acknowledged whole once its content is checked and its row is written. */
export const makeUploadServer = (deps: Deps, bytes: UploadBytes): UploadServer => {
  const actors = new WeakMap<object, StaffActor | LearnerActor>();
  const errors = new WeakMap<object, Error>();
  const finishing = new Map<string, Promise<Failure | null>>();

  const actorOf = (request: object): StaffActor | LearnerActor => {
    const actor = actors.get(request);
    if (actor === undefined) throw new Error("An upload has no actor.");
    return actor;
  };
  const keyOf = (request: object, id: string): string | null => uploadKey(ownerOf(actorOf(request)), id);

  const finishOnce = async (request: object, upload: Upload): Promise<Failure | null> => {
    const poster = named(upload, "poster");
    const whole = {
      id: uploadIdOf(upload.id),
      owner: ownerOf(actorOf(request)),
      path: (await bytes.received(upload.id)) === null ? null : bytes.pathOf(upload.id),
      filename: named(upload, "filename"),
      poster: poster === "" ? null : poster,
    };
    const failure = await finishUpload(deps, whole);
    if (failure === null) await bytes.dropBytes(upload.id);
    else if (!mayPass(failure)) await bytes.discard(upload.id);
    return failure;
  };

  /** One request at a time finishes an upload; others wait for its outcome. */
  const finish = async (request: object, upload: Upload): Promise<void> => {
    const begun = finishing.get(upload.id) ?? finishOnce(request, upload);
    finishing.set(upload.id, begun);
    const failure = await begun.finally(() => finishing.delete(upload.id));
    if (failure !== null) refuse(failure);
  };

  const server = new Server({
    path: uploadsPath,
    datastore: bytes,
    locker: makeUploadLocks(),
    lockDrainTimeout: drainMs,
    relativeLocation: true,
    namingFunction: (request) => keyOf(request, randomBytes(16).toString("hex")) ?? "",
    generateUrl: (_request, { path, id }) => `${path}/${uploadIdOf(id)}`,
    getFileIdFromRequest: (request, last = "") => keyOf(request, last) ?? undefined,
    onUploadCreate: async (request, upload) => {
      if (upload.size === undefined) return refuse(invalid({ file: [uploadRefusals.upload_unsized] }));
      if (named(upload, "filename").trim() === "") return refuse(invalid({ file: [uploadRefusals.upload_nameless] }));
      const declared = { name: named(upload, "filename"), type: named(upload, "filetype"), size: upload.size };
      const failure = uploadRefusal(declared) ?? (await mayStore(deps, actorOf(request), upload.size + (await bytes.pending(upload.id))));
      if (failure !== null) refuse(failure);
      return {};
    },
    onIncomingRequest: async (request, key) => {
      if (request.method === "DELETE") await forgetUpload(deps, ownerOf(actorOf(request)), uploadIdOf(key));
      if (request.method !== "HEAD") return;
      const upload = await bytes.getUpload(key);
      if (upload.offset === upload.size) await finish(request, upload);
    },
    onUploadFinish: async (request, upload) => {
      await finish(request, upload);
      return {};
    },
    onResponseError: (request, error) => {
      if (error instanceof Error && !("status_code" in error)) errors.set(request, error);
      return undefined;
    },
  });

  return async (request, actor) => {
    actors.set(request, actor);
    const response = await server.handleWeb(request);
    const error = errors.get(request);
    if (error === undefined) return response;
    const key = keyOf(request, uploadIdOf(new URL(request.url).pathname));
    if (isDiskFull(error) && key !== null) await bytes.discard(key);
    throw error;
  };
};

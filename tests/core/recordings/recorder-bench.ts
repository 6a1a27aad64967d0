import { asyncScheduler, BehaviorSubject, map, Subject } from "rxjs";
import { firstValueFrom } from "rxjs";
import type { FileRecord } from "../../../core/files/file.model.ts";
import type { LocalFile, Upload, UploadedFile } from "../../../core/files/uploads.model.ts";
import type { FileUploads } from "../../../core/files/uploads.port.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { LargeStorage } from "../../../core/kernel/large-storage.port.ts";
import type { Tabs } from "../../../core/kernel/tabs.port.ts";
import type { Camera } from "../../../core/recordings/camera.port.ts";
import { makeKeptTakes } from "../../../core/recordings/kept-takes.service.ts";
import type { LocalFilms } from "../../../core/recordings/local-films.port.ts";
import { makeRecorder } from "../../../core/recordings/recorder.service.ts";
import { makeRecordingTurn } from "../../../core/recordings/recording-turn.service.ts";
import type { CameraRefusal } from "../../../core/recordings/recording.model.ts";
import { makeCameraFake } from "../../fakes/camera.fake.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { uploadedFake } from "../../fakes/file-world.fake.ts";
import { fakeLargeStorage } from "../../fakes/large-storage.fake.ts";
import { fakeBrowser } from "../../fakes/tabs.fake.ts";

export const place = { course: 1, trigger: 2, item: "00000000-0000-4000-8000-000000000001" };
export const noon = 1_800_000_000;

/** A learner's uploaded video as the server has it. */
export const filmRecord = (id: number): FileRecord => {
  const { sha256: _hash, poster: _poster, ...content } = uploadedFake("a.webm");
  return {
    ...content,
    id,
    cdn: "",
    extension: "webm",
    folder_id: null,
    system: false,
    type: "video" as const,
    url: "/media/a/a.webm",
    poster: null,
    description: "",
    focus: null,
    teams: [],
    editable: false,
    created_by: null,
    version: 1,
    deleted_at: null,
    created_at: 0,
    updated_at: 0,
  };
};

/** Uploads that end as the test says. */
const makeUploadsFake = () => {
  const all = new BehaviorSubject<readonly Upload[]>([]);
  const change = (id: string, next: Partial<Upload>): void =>
    all.next(all.value.map((upload) => (upload.id === id ? { ...upload, ...next } : upload)));
  const added: LocalFile[] = [];
  const uploads: FileUploads = {
    uploads$: all.pipe(map((now) => now)),
    uploaded$: new Subject<UploadedFile>(),
    add: (files, target) =>
      files.map((file) => {
        const id = `u${added.push(file)}`;
        all.next([...all.value, { id, name: file.name, size: file.size, sent: 0, status: "sending", target, failure: null, file: null }]);
        return id;
      }),
    pause: (id) => change(id, { status: "paused" }),
    resume: (id) => change(id, { status: "sending" }),
    cancel: (id) => all.next(all.value.filter((upload) => upload.id !== id)),
    clear: () => undefined,
  };
  const last = (): string => all.value.at(-1)?.id ?? "";
  return {
    uploads,
    added,
    held: () => all.value,
    arrive: (sent: number) => change(last(), { sent }),
    fail: (failure: Failure) => change(last(), { status: "failed", failure }),
    finish: (file: number) => {
      change(last(), { status: "done", file: filmRecord(file) });
    },
  };
};

type Options = {
  readonly tabs?: Tabs;
  readonly storage?: LargeStorage;
  readonly refusal?: CameraRefusal;
  readonly duration?: number | null;
  /** instead of the test's own */
  readonly camera?: Camera;
  readonly join?: LocalFilms["join"];
};

/** A recorder with a camera, storage and uploads of the test. */
export const recorderBench = ({
  tabs = fakeBrowser().newTab(),
  storage = fakeLargeStorage(),
  refusal,
  duration = 12,
  camera,
  join = (pieces, { name, type, lastModified }) => ({ name, type, lastModified, size: pieces.join("").length }),
}: Options = {}) => {
  const device = makeCameraFake(refusal === undefined ? {} : { refusal });
  const sending = makeUploadsFake();
  const clock = fakeClock(noon);
  const kept = makeKeptTakes(() => storage, clock);
  let ids = 0;
  const recorder = makeRecorder(
    {
      camera: camera ?? device.camera,
      films: { join, duration: async () => duration },
      kept,
      uploads: sending.uploads,
      clock,
      ids: { uuid: () => `take-${(ids += 1)}-${Math.floor(clock.now())}` },
      turn: makeRecordingTurn(tabs, asyncScheduler, "recording"),
    },
    place,
  );
  const answers: unknown[] = [];
  const show = (file: number | null = null): void =>
    recorder.show(file, (given) => {
      answers.push(given);
    });
  return { recorder, device, sending, kept, storage, clock, answers, show, state: () => firstValueFrom(recorder.state$) };
};

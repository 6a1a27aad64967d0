import * as E from "fp-ts/lib/Either.js";
import { defer, finalize, fromEvent, interval, map, merge, NEVER, Observable } from "rxjs";
import type { Camera, OpenCamera, Piece, Recording } from "../../core/recordings/camera.port.ts";
import type { CameraRefusal, Device, WantedDevices } from "../../core/recordings/recording.model.ts";

type Host = {
  readonly navigator: { readonly mediaDevices?: MediaDevices };
  readonly MediaRecorder?: typeof MediaRecorder;
  readonly AudioContext?: typeof AudioContext;
};

/** What is recorded, best first: every browser of today plays MP4, but not all record it. */
const types = [
  "video/mp4;codecs=avc1.42E01F,mp4a.40.2",
  "video/webm;codecs=vp9,opus",
  "video/webm;codecs=vp8,opus",
  "video/webm",
  "video/mp4",
];
/** So that ten minutes stay well below the limit of a video. */
const bitsPerSecond = { videoBitsPerSecond: 2_500_000, audioBitsPerSecond: 128_000 };
const levelMs = 200;

const refusals: Readonly<Record<string, CameraRefusal>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "none",
  OverconstrainedError: "none",
  NotReadableError: "busy",
  AbortError: "busy",
};
const refusalOf = (error: unknown): CameraRefusal => (error instanceof Error ? (refusals[error.name] ?? "unsupported") : "unsupported");

const constraints = ({ camera, microphone }: WantedDevices, hasSound: boolean): MediaStreamConstraints => ({
  video: {
    width: { ideal: 1280 },
    height: { ideal: 720 },
    ...(camera === undefined ? { facingMode: "user" } : { deviceId: { exact: camera } }),
  },
  audio: hasSound && (microphone === undefined ? true : { deviceId: { exact: microphone } }),
});

/** Opens both devices, or the camera alone where there is no microphone. */
const streamOf = async (media: MediaDevices, wanted: WantedDevices): Promise<MediaStream> => {
  try {
    return await media.getUserMedia(constraints(wanted, true));
  } catch (error) {
    if (refusalOf(error) !== "none") throw error;
    return media.getUserMedia(constraints(wanted, false));
  }
};

const devicesOf = async (media: MediaDevices): Promise<readonly MediaDeviceInfo[]> => media.enumerateDevices().catch(() => []);
const ofKind = (devices: readonly MediaDeviceInfo[], kind: MediaDeviceKind): readonly Device[] =>
  devices.filter((device) => device.kind === kind && device.deviceId !== "").map(({ deviceId, label }) => ({ id: deviceId, label }));

/** Loudness of a stream, measured while the observable has subscribers. */
const levelOf = (stream: MediaStream, { AudioContext: Context }: Host): Observable<number> =>
  Context === undefined || stream.getAudioTracks().length === 0
    ? NEVER
    : defer(() => {
        let context: AudioContext | null = null;
        let analyser: AnalyserNode | null = null;
        const measured = (): number => {
          context ??= new Context();
          if (analyser === null) {
            analyser = context.createAnalyser();
            context.createMediaStreamSource(stream).connect(analyser);
          }
          const samples = new Uint8Array(analyser.fftSize);
          analyser.getByteTimeDomainData(samples);
          return samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128) / 128), 0);
        };
        return interval(levelMs).pipe(
          map(measured),
          finalize(() => void context?.close()),
        );
      });

const recordingOf = (stream: MediaStream, Recorder: typeof MediaRecorder, pieceMs: number): Recording => {
  const mimeType = types.find((type) => Recorder.isTypeSupported(type));
  const recorder = new Recorder(stream, { ...bitsPerSecond, ...(mimeType === undefined ? {} : { mimeType }) });
  const pieces$ = new Observable<Piece>((listener) => {
    recorder.addEventListener("dataavailable", ({ data }) => {
      if (data.size > 0) listener.next({ bytes: data, size: data.size });
    });
    recorder.addEventListener("stop", () => listener.complete());
    recorder.start(pieceMs);
  });
  return {
    type: recorder.mimeType === "" ? (mimeType ?? "video/webm") : recorder.mimeType,
    pieces$,
    stop: () => {
      if (recorder.state !== "inactive") recorder.stop();
    },
  };
};

/**
 * The camera of a browser.
 * @param reach returns the window
 */
export const browserCamera = (reach: () => Host): Camera => ({
  isPossible: () => reach().navigator.mediaDevices !== undefined && reach().MediaRecorder !== undefined,
  open: async (wanted): Promise<E.Either<CameraRefusal, OpenCamera>> => {
    const host = reach();
    const { MediaRecorder: Recorder, navigator } = host;
    if (navigator.mediaDevices === undefined || Recorder === undefined) return E.left("unsupported");
    try {
      const stream = await streamOf(navigator.mediaDevices, wanted);
      const devices = await devicesOf(navigator.mediaDevices);
      const idOf = (track: MediaStreamTrack | undefined): string => track?.getSettings().deviceId ?? "";
      return E.right({
        view: {
          picture: stream,
          hasSound: stream.getAudioTracks().length > 0,
          camera: idOf(stream.getVideoTracks()[0]),
          microphone: idOf(stream.getAudioTracks()[0]),
          cameras: ofKind(devices, "videoinput"),
          microphones: ofKind(devices, "audioinput"),
        },
        level$: levelOf(stream, host),
        lost$: merge(...stream.getTracks().map((track) => fromEvent(track, "ended"))).pipe(map(() => undefined)),
        record: (pieceMs) => recordingOf(stream, Recorder, pieceMs),
        close: () => stream.getTracks().forEach((track) => track.stop()),
      });
    } catch (error) {
      return E.left(refusalOf(error));
    }
  },
});

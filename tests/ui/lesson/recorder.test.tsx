import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import * as E from "fp-ts/lib/Either.js";
import { NEVER } from "rxjs";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Token } from "../../../core/kernel/token.ts";
import type { ItemForms } from "../../../core/lesson-forms/item-forms.service.ts";
import type { RecorderStage, RecorderState, Take } from "../../../core/recordings/recorder.model.ts";
import { Recorders } from "../../../core/recordings/recorders.port.ts";
import { loadEverything } from "../../../ui/kit/loadable.view.tsx";
import { oliviasReview } from "../../../ui/lesson/gallery-uploads.ts";
import { LessonItemView } from "../../../ui/lesson/item.view.tsx";
import { type RecorderHandlers, RecorderView, type RecorderViewProps } from "../../../ui/lesson/recorder/recorder.view.tsx";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { filmRecord, recorderBench } from "../../core/recordings/recorder-bench.ts";

afterEach(cleanup);

const handlers = (): RecorderHandlers => ({
  onRecord: vi.fn(),
  onDevices: vi.fn(),
  onStart: vi.fn(),
  onStop: vi.fn(),
  onChoose: vi.fn(),
  onUse: vi.fn(),
  onPause: vi.fn(),
  onResume: vi.fn(),
  onStopSending: vi.fn(),
  onDiscard: vi.fn(),
  onAgain: vi.fn(),
  onAnswerAgain: vi.fn(),
});
const take: Take = {
  source: "camera",
  file: { name: "a.webm", type: "video/webm", size: 1_048_576, lastModified: 0 },
  seconds: 62,
  isKept: true,
};
const camera = { picture: null, hasSound: true, camera: "", microphone: "", cameras: [], microphones: [] };

const draw = (stage: RecorderStage, more: Partial<RecorderViewProps> & { readonly problem?: RecorderState["problem"] } = {}) => {
  const on = handlers();
  const { problem = null, ...rest } = more;
  const props = { level$: NEVER, canRecord: true, saved: undefined, hasAnswer: false, isWaiting: false, isRefused: false, on, ...rest };
  const { rerender } = render(<RecorderView state={{ ...stage, problem }} {...props} />);
  return { on, go: (next: RecorderStage) => rerender(<RecorderView state={{ ...next, problem: null }} {...props} />) };
};
const press = (name: string): void => void fireEvent.click(screen.getByRole("button", { name }));
const said = (): string => screen.getByRole("status").textContent;

describe("The recorder of an item", () => {
  it("should offer to record or to choose a file, with the limits of both", () => {
    const { on } = draw({ stage: "idle" });
    press("Record");
    expect(on.onRecord).toHaveBeenCalledOnce();
    const file = new File(["a"], "me.mp4", { type: "video/mp4" });
    fireEvent.change(screen.getByLabelText("Choose a file"), { target: { files: [file] } });
    expect(on.onChoose).toHaveBeenCalledWith(file);
    expect(screen.getByText("Up to 10 minutes and 500 MB: MP4, MOV or WebM.")).toBeDefined();
  });

  it("should offer files alone where the browser cannot record", () => {
    draw({ stage: "idle" }, { canRecord: false });
    expect(screen.queryByRole("button", { name: "Record" })).toBeNull();
    expect(screen.getByText(/This browser cannot record/)).toBeDefined();
  });

  it.each([
    ["none", "No camera was found"],
    ["denied", "The camera is blocked"],
    ["busy", "Another program uses the camera"],
  ] as const)("should say what to do when the camera is %s", (why, words) => {
    draw({ stage: "idle" }, { problem: { kind: "camera", why } });
    expect(screen.getByRole("alert").textContent).toContain(words);
    expect(screen.getByRole("button", { name: "Choose a file" })).toBeDefined();
  });

  it("should announce each stage, show the time left, and move the focus to what comes next", () => {
    const { on, go } = draw({ stage: "ready", camera });
    expect(said()).toBe("Check that you are seen and heard, then start.");
    const start = screen.getByRole("button", { name: "Start recording" });
    start.focus();
    fireEvent.click(start);
    expect(on.onStart).toHaveBeenCalledOnce();
    go({ stage: "counting", camera, left: 2 });
    expect(said()).toBe("Recording starts in 2");
    go({ stage: "recording", camera, seconds: 62, isKept: true });
    expect(said()).toBe("Recording");
    expect(screen.getByText("8:58 left")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Stop recording" }));
    press("Stop recording");
    expect(on.onStop).toHaveBeenCalledOnce();
  });

  it("should warn while recording that the device keeps nothing", () => {
    draw({ stage: "recording", camera, seconds: 1, isKept: false });
    expect(screen.getByText(/Leave this page open until it is sent/)).toBeDefined();
  });

  it("should play a recording back to be used, made again or deleted", () => {
    const { on } = draw({ stage: "recorded", take, isAtLimit: false });
    expect(screen.getByText("Length: 1:02")).toBeDefined();
    expect(screen.getByText("Saved on this device until it is sent.")).toBeDefined();
    for (const name of ["Use this video", "Record again", "Delete"]) press(name);
    for (const called of [on.onUse, on.onRecord, on.onDiscard]) expect(called).toHaveBeenCalledOnce();
  });

  it("should offer what a closed page recorded", () => {
    const { on } = draw({ stage: "found", take });
    expect(screen.getByText(/This device kept a video for this step/)).toBeDefined();
    press("Use this video");
    expect(on.onUse).toHaveBeenCalledOnce();
  });

  it("should show how much is sent, to be paused, resumed and cancelled, and that it waits offline", () => {
    const sending = { stage: "sending", take, status: "sending", sent: 524_288, size: 1_048_576 } as const;
    const { on, go } = draw(sending);
    expect(screen.getByRole("progressbar", { name: "Sending your video" }).getAttribute("aria-valuenow")).toBe("50");
    press("Pause");
    press("Cancel sending");
    go({ ...sending, status: "paused" });
    press("Resume");
    for (const called of [on.onPause, on.onStopSending, on.onResume]) expect(called).toHaveBeenCalledOnce();
    go({ ...sending, status: "offline" });
    expect(said()).toBe("Saved on this device. It is sent when you are back online.");
  });

  it("should give a refused answer again, and replace a saved video", () => {
    const refused = draw({ stage: "answering", file: 7 }, { isRefused: true });
    press("Try again");
    expect(refused.on.onAnswerAgain).toHaveBeenCalledOnce();
    cleanup();
    const saved = draw({ stage: "saved", file: 7 }, { saved: null, hasAnswer: true });
    expect(screen.getByText("Your video cannot be shown now.")).toBeDefined();
    press("Record again");
    expect(saved.on.onAgain).toHaveBeenCalledOnce();
  });
});

describe("An item that asks for a video", () => {
  it("should say that nothing is recorded in a test or preview, with what is reviewed", async () => {
    await loadEverything();
    const values = { question: "<p>Throw a line.</p>", core_comps: [{ name: "Clear", points: 600 }] };
    render(<LessonItemView type="video_upload" values={values} answer={null} score={null} onAnswer={() => undefined} />);
    expect(screen.getByText(/Nothing is recorded here/)).toBeDefined();
    expect(screen.getByText("up to 600 points")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Record" })).toBeNull();
  });

  it("should lead by keyboard from a comment to its moment in the video that was sent", async () => {
    await loadEverything();
    Element.prototype.scrollIntoView = () => undefined;
    const { recorder } = recorderBench();
    const recorders: Recorders = {
      isOff: false,
      canRecord: true,
      at: () => recorder,
      find: async (file) => filmRecord(file),
    };
    const services = new Map<symbol, unknown>([[Recorders, recorders]]);
    const resolve = <A,>(token: Token<A>): A => Reflect.apply(Map.prototype.get, services, [token]);
    const none = E.left({ tag: "offline" } as const);
    const forms: ItemForms = {
      at: { course: 1, trigger: 2, item: "form" },
      frame: async () => none,
      sign: async () => none,
      signed: async () => none,
      link: async () => none,
      isStaff: false,
    };
    render(
      <ServicesProvider resolve={resolve}>
        <LessonItemView
          type="video_upload"
          values={{ question: "", core_comps: [{ name: "Clear", points: 600 }] }}
          answer={{ uploaded: true, file: 7, reviews: [oliviasReview] }}
          score={{ points: 600, correct: null, completed: true, final: false }}
          onAnswer={() => undefined}
          forms={forms}
        />
      </ServicesProvider>,
    );
    const film = await screen.findByLabelText("Your video", { selector: "video" });
    const moment = screen.getByRole("button", { name: "Go to 0:42 in the video" });
    moment.focus();
    fireEvent.keyDown(moment, { key: "Enter" });
    fireEvent.keyUp(moment, { key: "Enter" });
    expect(Reflect.get(film, "currentTime")).toBe(42);
    expect(screen.getByText("Your video is at 0:42.").getAttribute("role")).toBe("status");
  });
});

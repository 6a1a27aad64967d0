import { act, render, screen } from "@testing-library/react";
import { StrictMode, Suspense, use, useLayoutEffect } from "react";
import { BehaviorSubject, map, type Observable, ReplaySubject, Subject, shareReplay, timer } from "rxjs";
import { describe, expect, it, vi } from "vitest";
import { useLatest } from "../../../ui/react/use-latest.ts";

type LatestProps = { readonly stream: Observable<string>; readonly initial?: string; readonly onDrawn?: (shown: string) => void };

const Latest = ({ stream, initial = "none", onDrawn }: LatestProps) => {
  const shown = useLatest(stream, initial);
  onDrawn?.(shown);
  return <output>{shown}</output>;
};
const shown = (): string => screen.getByRole("status").textContent ?? "";

describe("the bridge to streams", () => {
  it("should show the first value, then each new one, and let go at the end", () => {
    const stream = new Subject<string>();
    const { unmount } = render(<Latest stream={stream} />);
    expect(shown()).toBe("none");
    act(() => stream.next("one"));
    expect(shown()).toBe("one");
    act(() => stream.next("two"));
    expect(shown()).toBe("two");
    unmount();
    expect(stream.observed).toBe(false);
  });

  it("should show what a stream replays", () => {
    render(<Latest stream={new BehaviorSubject("now")} />);
    expect(shown()).toBe("now");
  });

  it("should not show one stream's value for another's", () => {
    const first = new BehaviorSubject("first");
    const second = new Subject<string>();
    const { rerender } = render(<Latest stream={first} />);
    rerender(<Latest stream={second} />);
    expect(shown()).toBe("none");
    expect(first.observed).toBe(false);
  });

  const replaying = (): Observable<string> => {
    const source = new ReplaySubject<string>(1);
    source.next("now");
    return source;
  };
  it.each([
    ["a BehaviorSubject", () => new BehaviorSubject("now")],
    ["a mapped BehaviorSubject", () => new BehaviorSubject("n").pipe(map((letter) => `${letter}ow`))],
    ["a ReplaySubject", replaying],
    ["a shared stream", () => replaying().pipe(shareReplay({ bufferSize: 1, refCount: true }))],
  ])("should render the current value of %s once and nothing before it", (_, make) => {
    const drawn: string[] = [];
    const onDrawn = (value: string): void => void drawn.push(value);
    render(<Latest stream={make()} onDrawn={onDrawn} />);
    expect(drawn).toEqual(["now"]);
  });

  it("should show the initial value until a stream emits that emits nothing on subscription", async () => {
    const drawn: string[] = [];
    render(<Latest stream={timer(0).pipe(map(() => "late"))} onDrawn={(value) => void drawn.push(value)} />);
    expect(drawn).toEqual(["none"]);
    await screen.findByText("late");
    expect(drawn).toEqual(["none", "late"]);
  });

  it("should render a changed stream's value at once and the first stream's never again", () => {
    const drawn: string[] = [];
    const onDrawn = (value: string): void => void drawn.push(value);
    const first = new BehaviorSubject("first");
    const { rerender } = render(<Latest stream={first} onDrawn={onDrawn} />);
    rerender(<Latest stream={new BehaviorSubject("second")} onDrawn={onDrawn} />);
    act(() => first.next("too late"));
    expect(drawn).toEqual(["first", "second"]);
  });

  it("should show the initial value given with a changed stream, not the one given with the first stream", () => {
    const { rerender } = render(<Latest stream={new Subject<string>()} initial="no first" />);
    rerender(<Latest stream={new Subject<string>()} initial="no second" />);
    expect(shown()).toBe("no second");
  });

  it("should show a value that is emitted after the first rendering and before the subscription", () => {
    const stream = new BehaviorSubject("before");
    const Page = () => {
      useLayoutEffect(() => stream.next("between"), []);
      return <Latest stream={stream} />;
    };
    render(<Page />);
    expect(shown()).toBe("between");
  });

  it("should leave no subscription after a StrictMode page is unmounted", () => {
    const stream = new BehaviorSubject("now");
    const { unmount } = render(
      <StrictMode>
        <Latest stream={stream} />
      </StrictMode>,
    );
    expect(stream.observed).toBe(true);
    unmount();
    expect(stream.observed).toBe(false);
  });

  it("should leave no subscription after a rendering that suspends and never mounts", async () => {
    const stream = new BehaviorSubject("now");
    const never = new Promise<string>(() => undefined);
    const Suspended = () => {
      useLatest(stream, "none");
      return use(never);
    };
    await act(
      async () =>
        void render(
          <Suspense fallback="waiting">
            <Suspended />
          </Suspense>,
        ),
    );
    expect(screen.getByText("waiting")).toBeTruthy();
    expect(stream.observed).toBe(false);
  });

  it("should leave no subscription after a rendering that throws", () => {
    const stream = new BehaviorSubject("now");
    const Broken = () => {
      throw new Error(`Broken at ${useLatest(stream, "none")}.`);
    };
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => render(<Broken />)).toThrow("Broken at now.");
    vi.restoreAllMocks();
    expect(stream.observed).toBe(false);
  });

  it("should begin the work of a stream once that begins it in the next task after its subscription", async () => {
    const work = vi.fn(() => "done");
    render(
      <StrictMode>
        <Latest stream={timer(0).pipe(map(work))} />
      </StrictMode>,
    );
    await screen.findByText("done");
    expect(work).toHaveBeenCalledOnce();
  });
});

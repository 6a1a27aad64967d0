import { act, render, screen } from "@testing-library/react";
import { BehaviorSubject, Subject } from "rxjs";
import { describe, expect, it } from "vitest";
import { token } from "../../../core/kernel/token.ts";
import { type Resolve, ServicesProvider, useService } from "../../../ui/react/services.tsx";
import { useLatest } from "../../../ui/react/use-latest.ts";

const Latest = ({ stream }: { readonly stream: Subject<string> }) => <output>{useLatest(stream, "none")}</output>;
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
});

describe("the bridge to services", () => {
  const Greeting = token<string>("tests.greeting");
  const Greet = () => <output>{useService(Greeting)}</output>;

  it("should hand over what stands behind a token", () => {
    const asked: symbol[] = [];
    const resolve: Resolve = (wanted) => {
      asked.push(wanted);
      throw new Error("resolved");
    };
    expect(() =>
      render(
        <ServicesProvider resolve={resolve}>
          <Greet />
        </ServicesProvider>,
      ),
    ).toThrow("resolved");
    expect(asked).toContain(Greeting);
  });

  it("should say what is missing when nothing was provided", () => {
    expect(() => render(<Greet />)).toThrow("tests.greeting");
  });
});

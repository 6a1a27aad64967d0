import { act, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { loadable } from "../../../ui/kit/loadable.view.tsx";
import { FailureBoundary } from "../../../ui/react/failure-boundary.tsx";
import { pressEnter } from "./press-key.ts";

type Props = { readonly name: string };
const Greeting = ({ name }: Props) => `Hello ${name}`;

describe("a part that comes later", () => {
  it("should be nothing until it has come, and then be drawn", async () => {
    const waiting = Promise.withResolvers<typeof Greeting>();
    const part = loadable<Props>(() => waiting.promise);
    render(<part.View name="Rosa" />);
    expect(document.body.textContent).toBe("");
    await act(async () => {
      waiting.resolve(Greeting);
      await waiting.promise;
    });
    expect(document.body.textContent).toBe("Hello Rosa");
  });

  it("should be drawn at once when it was fetched ahead", async () => {
    const load = vi.fn(async () => Greeting);
    const part = loadable<Props>(load);
    part.preload();
    await load.mock.results[0]?.value;
    await Promise.resolve();
    render(<part.View name="Rosa" />);
    expect(document.body.textContent).toBe("Hello Rosa");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("should let a failed fetch ahead pass, and try again when drawn", async () => {
    const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(Greeting);
    const part = loadable<Props>(load);
    part.preload();
    await act(async () => {
      render(<part.View name="Rosa" />);
    });
    expect(document.body.textContent).toBe("Hello Rosa");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("should wait in its place while the network is gone, and come with it, whatever is around it", async () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const load = vi
      .fn<() => Promise<typeof Greeting>>()
      .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
      .mockResolvedValue(Greeting);
    const part = loadable<Props>(load);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await act(async () => {
      render(
        <>
          <p>Typed here.</p>
          <part.View name="Rosa" />
        </>,
      );
    });
    expect(document.body.textContent).toBe("Typed here.You are offline. This part loads when you are back online.");
    onLine.mockReturnValue(true);
    await act(async () => void globalThis.dispatchEvent(new Event("online")));
    expect(document.body.textContent).toBe("Typed here.Hello Rosa");
    vi.restoreAllMocks();
  });

  it("should leave the page as it is while the server does not answer, though the device is connected, and come when somebody tries again", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    const load = vi
      .fn<() => Promise<typeof Greeting>>()
      .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
      .mockResolvedValue(Greeting);
    const part = loadable<Props>(load);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await act(async () => {
      render(
        <>
          <p>Typed here.</p>
          <part.View name="Rosa" />
        </>,
      );
    });
    expect(document.body.textContent).toContain("Typed here.Your device is offline or the server is not responding");
    await act(async () => pressEnter(screen.getByRole("button", { name: "Try again" })));
    expect(document.body.textContent).toBe("Typed here.Hello Rosa");
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("should fetch once more what broke off just before the server answered again", async () => {
    vi.stubGlobal("fetch", async () => new Response(null));
    const load = vi
      .fn<() => Promise<typeof Greeting>>()
      .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
      .mockResolvedValue(Greeting);
    const part = loadable<Props>(load);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await act(async () => {
      render(<part.View name="Rosa" />);
    });
    expect(document.body.textContent).toBe("Hello Rosa");
    expect(load).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("should leave missing code, while the server answers, and errors inside the part to the error boundary of the page", async () => {
    vi.stubGlobal("fetch", async () => new Response(null));
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    // Later files of this process load every part.
    let isGone = true;
    const gone = loadable<Props>(async () => {
      if (isGone) throw new TypeError("Failed to fetch dynamically imported module");
      return Greeting;
    });
    const wrong = loadable<Props>(async () => () => {
      throw new RangeError("wrong");
    });
    for (const part of [gone, wrong])
      await act(async () => {
        render(
          <FailureBoundary fallback="The page says so.">
            <part.View name="Rosa" />
          </FailureBoundary>,
        );
      });
    expect(document.body.textContent).toBe("The page says so.The page says so.");
    isGone = false;
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
});

import { act, render } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { loadable } from "../../../ui/kit/loadable.view.tsx";

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
});

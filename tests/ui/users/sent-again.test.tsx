import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { Token } from "../../../core/kernel/token.ts";
import { makeToastQueue } from "../../../ui/kit/toast-queue.ts";
import { ToastsProvider } from "../../../ui/kit/toasts.view.tsx";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { type SentAgain, useSentAgain } from "../../../ui/staff/users/use-sent-again.ts";

const Sending = ({ sent }: { readonly sent: readonly SentAgain[] }) => {
  const confirm = useSentAgain();
  return (
    <button type="button" onClick={() => confirm(sent)}>
      Send
    </button>
  );
};

/** Confirms that the invitations were sent again. */
const confirmed = (sent: readonly SentAgain[]) => {
  const queue = makeToastQueue();
  const services = new Map<symbol, unknown>([[Alerts, { show: () => undefined }]]);
  const resolve = <A,>(token: Token<A>): A => Reflect.apply(Map.prototype.get, services, [token]);
  render(
    <ServicesProvider resolve={resolve}>
      <ToastsProvider queue={queue}>
        <Sending sent={sent} />
      </ToastsProvider>
    </ServicesProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  return queue;
};

afterEach(() => vi.unstubAllGlobals());

describe("Invitations that were sent again", () => {
  it("should offer all new links, and stay, where no email can be sent", () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    const queue = confirmed([
      { email: "ivy@x.org", link: "https://x.org/1", mailed: false },
      { email: "bo@x.org", link: "https://x.org/2", mailed: false },
    ]);
    expect(screen.getByText(/This server cannot send email yet/)).toBeTruthy();
    expect(queue.latest()).toMatchObject([{ stays: true }]);
    fireEvent.click(screen.getByRole("button", { name: "Copy links" }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith("ivy@x.org https://x.org/1\nbo@x.org https://x.org/2");
  });

  it("should be counted where they were mailed", () => {
    const queue = confirmed([{ email: "ivy@x.org", link: "https://x.org/1", mailed: true }]);
    expect(screen.getByText("1 invitation sent again")).toBeTruthy();
    expect(queue.latest()).toMatchObject([{ stays: false, action: { label: "Copy link" } }]);
  });
});

import { render, screen, within } from "@testing-library/react";
import { Subject } from "rxjs";
import { describe, expect, it } from "vitest";
import type { Alert } from "../../../core/client/alerts.service.ts";
import { makeToastQueue } from "../../../ui/kit/toast-queue.ts";
import { Toasts } from "../../../ui/kit/toasts.view.tsx";
import { showAlerts } from "../../../ui/react/show-alerts.ts";

const start = () => {
  const shown$ = new Subject<Alert>();
  const queue = makeToastQueue();
  showAlerts({ shown$ }, queue);
  return {
    queue,
    say: (messages: readonly string[], requestId: string | null = null) =>
      shown$.next({ tone: "error", messages: messages.map((message) => ({ message })), requestId }),
  };
};

describe("alerts on the page", () => {
  it("should list every message, politely said [A8.04]", () => {
    const { queue, say } = start();
    say(["Email is invalid", "Name is required", "Mobile is invalid"]);
    render(<Toasts queue={queue} />);
    const region = within(screen.getByRole("region", { name: "Notifications" }));
    expect(region.getAllByRole("list")[0]?.getAttribute("aria-live")).toBe("polite");
    expect(region.getByText("Email is invalid")).toBeTruthy();
    expect(
      region
        .getAllByRole("listitem")
        .map((item) => item.textContent)
        .filter((text) => text === "Name is required" || text === "Mobile is invalid"),
    ).toHaveLength(2);
  });

  it("should say the id of a request that met a fault of the server", () => {
    const { queue, say } = start();
    say(["Something went wrong on our side."], "5f0c");
    expect(queue.latest()[0]).toMatchObject({
      tone: "error",
      text: "Something went wrong on our side.",
      lines: ["If you contact support, quote this ID: 5f0c"],
    });
  });
});

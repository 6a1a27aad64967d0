import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { DisplayZone, useDates } from "../../../ui/i18n/use-dates.ts";
import { TimeAgo } from "../../../ui/kit/time-ago.view.tsx";

const moment = Date.parse("2026-03-01T02:30:00Z") / 1000;

const Shown = ({ zone }: { readonly zone?: string }) => {
  const dates = useDates(zone);
  return (
    <p>
      {dates.at(moment, { dateStyle: "medium", timeStyle: "short" })} {dates.plain("2026-03-01", { dateStyle: "medium" })}{" "}
      {dates.plain("2026-03-01T09:00", { timeStyle: "short" })}
    </p>
  );
};

describe("The dates of a page", () => {
  it.each([
    ["America/New_York", "Feb 28, 2026"],
    ["Europe/Berlin", "Mar 1, 2026"],
  ])("should be those of %s where the user has this time zone; written days stay as they are", (zone, day) => {
    render(
      <DisplayZone value={zone}>
        <Shown />
        <TimeAgo at={moment} now={moment} />
      </DisplayZone>,
    );
    const said = screen.getByText(/2026/, { selector: "p" }).textContent;
    expect(said).toContain(day);
    expect(said).toMatch(/Mar 1, 2026 9:00/);
    expect(document.querySelector("time")?.title).toContain(zone === "Europe/Berlin" ? "March 1" : "February 28");
  });

  it("should be those of another time zone that is named, as of a course", () => {
    render(
      <DisplayZone value="Europe/Berlin">
        <Shown zone="America/New_York" />
      </DisplayZone>,
    );
    expect(screen.getByText(/Feb 28, 2026/)).toBeTruthy();
  });

  it("should be those of the device where the browser does not know the user's time zone", () => {
    render(
      <DisplayZone value="Mars/Olympus_Mons">
        <Shown />
      </DisplayZone>,
    );
    const device = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" }).format(moment * 1000);
    expect(screen.getByText(/2026/).textContent.replaceAll(/\s/g, " ")).toContain(device.replaceAll(/\s/g, " "));
  });
});

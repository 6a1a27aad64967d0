import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { loaded } from "../../../core/kernel/remote.ts";
import { gallery } from "../../../ui/staff/phone/phone-line.gallery.tsx";
import { PhoneLineView } from "../../../ui/staff/phone/phone-line.view.tsx";

const drawn = (name: string) => render(gallery.states[name]?.());

describe("the window for a text line", () => {
  it("should begin with country and area code, and not search before there is one [A2.33, A5.05]", () => {
    drawn("start");
    const dialog = screen.getByRole("dialog", { name: "Setup Text Messaging" });
    expect(within(dialog).getByRole("button", { name: /Country/ }).textContent).toContain("United States (+1)");
    expect(within(dialog).getByRole("button", { name: "Search" }).hasAttribute("disabled")).toBe(true);
    expect(within(dialog).getByRole("button", { name: "Get this number" }).hasAttribute("disabled")).toBe(true);
  });

  it("should say in Australia what its area codes are, and search with one of them [A9.21]", () => {
    drawn("australia");
    expect(screen.getByRole("button", { name: /Country/ }).textContent).toContain("Australia (+61)");
    expect(screen.getByText("One of 2, 3, 4, 7 and 8, with or without a 0.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Search" }).hasAttribute("disabled")).toBe(false);
  });

  it("should offer the numbers as a group of radios, each with its region [A3.15]", () => {
    drawn("found");
    const radios = within(screen.getByRole("radiogroup", { name: "Numbers" })).getAllByRole("radio");
    expect(radios).toHaveLength(8);
    expect(screen.getByRole("radio", { name: /\(212\) 555-0101\s*NY/ })).toBeDefined();
  });

  it("should say that there are none, with the area code that was entered [A8.13]", () => {
    drawn("none");
    expect(within(screen.getByRole("status")).getByText("It looks like there are no numbers available with area code 011.")).toBeDefined();
  });

  it("should say that a number is taken, beside the numbers", () => {
    drawn("taken");
    expect(
      within(screen.getByRole("radiogroup", { name: "Numbers" })).getByText("This number is taken. Choose another one."),
    ).toBeDefined();
  });

  it("should say which number is bought [A4.10]", () => {
    drawn("bought");
    expect(screen.getByRole("alert").textContent).toContain("(212) 555-0102 is yours.");
    expect(screen.queryByRole("button", { name: "Get this number" })).toBeNull();
  });

  it("should give the focus to Close once its form is gone, so that no key is lost", () => {
    const { rerender } = drawn("found");
    screen.getByLabelText("Area code").focus();
    rerender(gallery.states["bought"]?.());
    expect(document.activeElement?.textContent).toBe("Close");
  });

  it("should search with Enter and buy what is chosen", () => {
    const told = {
      onCountry: vi.fn(),
      onAreaCode: vi.fn(),
      onSearch: vi.fn(),
      onChoose: vi.fn(),
      onTeam: vi.fn(),
      onPurchase: vi.fn(),
      onClose: vi.fn(),
    };
    const numbers = [{ phoneNumber: "+12125550100", friendlyName: "(212) 555-0100", region: "NY" }];
    render(
      <PhoneLineView
        state={{
          country: "US",
          areaCode: "212",
          maySearch: true,
          found: loaded({ areaCode: "212", numbers }),
          chosen: "+12125550100",
          team: null,
          isBuying: false,
          failure: null,
          bought: null,
        }}
        teams={[]}
        {...told}
      />,
    );
    fireEvent.submit(screen.getByLabelText("Area code"));
    expect(told.onSearch).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole("button", { name: "Get this number" }));
    expect(told.onPurchase).toHaveBeenCalledTimes(1);
  });
});

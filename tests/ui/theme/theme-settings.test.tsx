import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { type OrgTheme, plainTheme } from "../../../core/theme/org-theme.model.ts";
import { ThemeView } from "../../../ui/staff/theme/theme.view.tsx";

const draw = (theme: OrgTheme = plainTheme, onChooseLogo = vi.fn()) => {
  const onChange = vi.fn();
  render(
    <ThemeView
      theme={theme}
      own={{ primary: "#0b7a75", main: "#12284b" }}
      isDirty={false}
      isPending={false}
      failure={null}
      onChange={onChange}
      onChooseLogo={onChooseLogo}
      onSave={vi.fn()}
      onDiscard={vi.fn()}
    />,
  );
  return onChange;
};
const withPrimary = (primary: string): OrgTheme => ({ ...plainTheme, colors: { ...plainTheme.colors, primary } });

describe("the theme settings", () => {
  it("should let the user choose a logo of the files, show it and remove it", () => {
    const onChooseLogo = vi.fn();
    draw(plainTheme, onChooseLogo);
    expect(screen.queryByRole("button", { name: "Remove logo" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Choose logo" }));
    expect(onChooseLogo).toHaveBeenCalledOnce();
    cleanup();
    const onChange = draw({ ...plainTheme, logo: "/media/a/logo.png" });
    expect(screen.getByRole("img", { name: "Logo" }).getAttribute("src")).toBe("/media/a/logo.png");
    fireEvent.click(screen.getByRole("button", { name: "Remove logo" }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(plainTheme);
  });

  it("should take a colour as it is written once it is one, and say when it is none [A3.17]", () => {
    const onChange = draw();
    const field = screen.getByLabelText("Primary colour");
    fireEvent.change(field, { target: { value: "#12" } });
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText("Enter a colour such as #0b7a75")).toBeTruthy();
    fireEvent.change(field, { target: { value: "#AA3300" } });
    expect(onChange).toHaveBeenCalledWith(withPrimary("#aa3300"));
  });

  it("should show the corrected colour of one with too little contrast", () => {
    draw(withPrimary("#ffff00"));
    expect(screen.getByText(/^Shown as #[0-9a-f]{6} on light pages and #ffff00 on dark pages/)).toBeTruthy();
  });

  it("should show the look on light and dark pages before it is saved", () => {
    draw(withPrimary("#aa3300"));
    const sample = screen.getByRole("figure", { name: "On light pages" }).querySelector<HTMLElement>("[data-sample]");
    expect(sample?.style.getPropertyValue("--color-primary")).toBe("#aa3300");
  });

  it("should choose dark, and go back to the product's own", () => {
    const onChange = draw(withPrimary("#aa3300"));
    fireEvent.click(screen.getByRole("switch"));
    expect(onChange).toHaveBeenLastCalledWith({ ...withPrimary("#aa3300"), isDark: true });
    fireEvent.click(screen.getByRole("button", { name: "Reset to default" }));
    expect(onChange).toHaveBeenLastCalledWith(plainTheme);
  });
});

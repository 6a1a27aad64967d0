import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { refusals, type RefusalCode } from "../../../core/refusals.ts";
import { refusalsText } from "../../../ui/i18n/en/refusals.ts";
import { texts } from "../../../ui/i18n/es/refusals.ts";
import { setLanguage } from "../../../ui/i18n/i18n.ts";
import { asItIs, translateRefusals, useRefusalWords } from "../../../ui/i18n/refusal-words.ts";
import { refusalsInLanguage } from "../../../ui/i18n/said-refusals.ts";
import { FailureState } from "../../../ui/kit/failure-state.view.tsx";

const isCode = (key: string): key is RefusalCode => key in refusals;
const codes = Object.keys(refusals).filter(isCode);
const places = (text: string): readonly string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
const Said = ({ text }: { readonly text: string }) => <p>{useRefusalWords()(text)}</p>;

describe("refusals in the language of the page", () => {
  beforeEach(() => {
    translateRefusals(refusalsInLanguage);
  });
  afterEach(async () => {
    act(() => translateRefusals(() => asItIs));
    await act(() => setLanguage("en", document.documentElement));
  });

  it.each(codes)("should have both languages, and no place in one that the other cannot fill: %s", (code) => {
    expect(refusalsText.texts.said[code]).toBe(refusals[code]);
    expect(texts.said[code].trim()).not.toBe("");
    expect(texts.said[code]).not.toBe(refusals[code]);
    expect(places(refusals[code])).toEqual(expect.arrayContaining([...places(texts.said[code])]));
  });

  it("should stay as the core says them in English", () => {
    render(<Said text="Email is invalid" />);
    expect(screen.getByText("Email is invalid")).toBeDefined();
  });

  it.each([
    ["Email is invalid", "Correo electrónico: no es válido"],
    ["Shoe size is required", "Falta rellenar: Shoe size"],
    ["Too many attempts. Try again in 12 minutes.", "Demasiados intentos. Vuelve a intentarlo en 12 minutos."],
    ["Something nobody translated.", "Something nobody translated."],
  ])("should be said in Spanish as soon as the language changes: %s", async (english, spanish) => {
    render(<Said text={english} />);
    await act(() => setLanguage("es", document.documentElement));
    expect(await screen.findByText(spanish)).toBeDefined();
  });

  it("should be said so by what stands instead of content", async () => {
    await act(() => setLanguage("es", document.documentElement));
    render(<FailureState failure={{ tag: "not-found", message: refusals.no_course }} />);
    expect(await screen.findByText("No se ha encontrado el curso.")).toBeDefined();
  });
});

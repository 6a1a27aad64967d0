import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tooManyAttempts } from "../../../core/auth/attempt-limit.rule.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import type { Saying } from "../../../core/kernel/refusal.ts";
import { learningRefusals } from "../../../core/learning/learning-refusals.ts";
import { isRefusalCode, refusals } from "../../../core/refusals.ts";
import { invalidRefusal, requiredRefusal } from "../../../core/validation/validation-message.rule.ts";
import { refusalsText } from "../../../ui/i18n/en/refusals.ts";
import { texts } from "../../../ui/i18n/es/refusals.ts";
import { setLanguage } from "../../../ui/i18n/i18n.ts";
import { asItIs, translateRefusals, useRefusalWords } from "../../../ui/i18n/refusal-words.ts";
import { refusalsInLanguage } from "../../../ui/i18n/translated-refusals.ts";
import { FailureState } from "../../../ui/kit/failure-state.view.tsx";

const codes = Object.keys(refusals).filter(isRefusalCode);
const places = (text: string): readonly string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
const Said = ({ said }: { readonly said: Saying }) => <p>{useRefusalWords()(said)}</p>;

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
    render(<Said said={invalidRefusal("email")} />);
    expect(screen.getByText("Email is invalid")).toBeDefined();
  });

  it.each([
    [invalidRefusal("email"), "Correo electrónico: no es válido"],
    [requiredRefusal("shoe size"), "Falta rellenar: Shoe size"],
    [tooManyAttempts(12), "Demasiados intentos. Vuelve a intentarlo en 12 minutos."],
    [{ message: "Something nobody translated." }, "Something nobody translated."],
  ])("should be said in Spanish as soon as the language changes: %j", async (english, spanish) => {
    render(<Said said={english} />);
    await act(() => setLanguage("es", document.documentElement));
    expect(await screen.findByText(spanish)).toBeDefined();
  });

  it("should be known by their code, never by their words", async () => {
    await act(() => setLanguage("es", document.documentElement));
    render(<Said said={{ message: "Email is invalid" }} />);
    render(<Said said={{ message: "Whatever an older server said.", code: "no_course", values: {} }} />);
    render(<Said said={{ message: "From a newer server.", code: "no_such_code", values: {} }} />);
    expect(await screen.findByText("No se ha encontrado el curso.")).toBeDefined();
    for (const english of ["Email is invalid", "From a newer server."]) expect(screen.getByText(english)).toBeDefined();
  });

  it("should be shown in that language by the message in place of content", async () => {
    await act(() => setLanguage("es", document.documentElement));
    render(<FailureState failure={notFound(learningRefusals.no_course)} />);
    expect(await screen.findByText("No se ha encontrado el curso.")).toBeDefined();
  });
});

import * as E from "fp-ts/lib/Either.js";
import type { ReactNode } from "react";
import type { ItemForms } from "../../core/lesson-forms/item-forms.service.ts";
import type { Signing, SigningState } from "../../core/lesson-forms/item-frame.model.ts";
import type { ItemType } from "../../core/lessons/items/catalogue.rule.ts";
import type { GalleryEntry } from "../gallery/gallery-entry.ts";
import { LessonItemView } from "./item.view.tsx";

const offline = E.left({ tag: "offline" } as const);
const none = async () => offline;
const stating =
  (state: SigningState, address: string | null = null) =>
  async () =>
    E.right<never, Signing>({ state, address });
const quiet: ItemForms = { at: { lesson: 1, item: "gallery" }, frame: none, sign: none, signed: none, link: none, isStaff: false };

type Shown = { readonly values: Readonly<Record<string, unknown>>; readonly forms?: Partial<ItemForms>; readonly answer?: unknown };

const draw =
  (type: ItemType, { values, forms = {}, answer = null }: Shown) =>
  (): ReactNode => (
    <LessonItemView
      type={type}
      name="Harbor tour"
      values={values}
      answer={answer}
      score={answer === null ? null : { points: type === "social" ? 1320 : 0, correct: null, completed: true, final: true }}
      onAnswer={() => undefined}
      forms={{ ...quiet, ...forms }}
    />
  );

const typeform = { form_id: "Ab12", toggle_text: "Tell us about your trip", success_text: "Thank you, we read every answer." };
const signwell = { button_text: "Sign the boarding contract", success_text: "Welcome aboard." };
const social = { url: "https://harbor.example/open-day", tweet: "Come and see the harbor from the water on Sunday." };
const link = async () => E.right({ address: "https://learn.harbor.example/l/Jc1fT0aWq2Yv8nRzKd3LxA" });

export const gallery: GalleryEntry = {
  name: "lesson-provider-states",
  group: "lesson",
  states: {
    "form, closed": draw("typeform", { values: typeform }),
    "form, done": draw("typeform", { values: typeform, answer: { done: true } }),
    "form, not reached": draw("typeform", { values: { ...typeform, toggle_text: "", can_advance: true } }),
    "appointment, may be skipped": draw("calendly", {
      values: { calendly_url: "https://calendly.com/harbor", toggle_text: "Pick a day", skip_text: "Not now" },
    }),
    "document, closed": draw("signwell", { values: signwell, forms: { signed: stating("preparing") } }),
    "document, not set up": draw("signwell", { values: signwell, forms: { signed: stating("unset") } }),
    "document, not set up, staff": draw("signwell", { values: signwell, forms: { signed: stating("unset"), isStaff: true } }),
    "document, not reached": draw("signwell", { values: { ...signwell, can_advance: true } }),
    "document, signed": draw("signwell", { values: signwell, answer: { done: true } }),
    "link, open": draw("social", { values: social, forms: { link } }),
    "link, shared": draw("social", { values: social, forms: { link }, answer: { shared: true, clicks: 12 } }),
    "link, failed": draw("social", { values: social }),
  },
};

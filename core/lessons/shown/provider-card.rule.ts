import * as t from "io-ts";
import { decodedOrNull } from "../../kernel/decoded-or-null.ts";
import { webAddress } from "../../kernel/web-address.ts";
import { text } from "../items/values.model.ts";

/**
 * What a provider serves, as a card.
 * @property provider its name; '' where the author gave no address yet
 * @property address where it is opened; null where there is none for learners
 * @property isPage the provider is known by its host only
 * @property open, done, skip the author's words for opening, having done and skipping it; '' for the standard ones, `skip` '' for no way to
 *   skip
 */
export type ProviderCard = {
  readonly provider: string;
  readonly address: string | null;
  readonly isPage: boolean;
  readonly open: string;
  readonly done: string;
  readonly skip: string;
};

const read = decodedOrNull(
  t.type({ url: text, calendly_url: text, form_id: text, toggle_text: text, button_text: text, success_text: text, skip_text: text }),
);

const at = (address: string): string | null => (webAddress(address) === null ? null : address.trim());
const hostOf = (address: string): string => webAddress(address)?.host.replace(/^www\./, "") ?? "";
/** The address of a form, whose author gives its id or its address. */
const formAt = (base: string, id: string): string | null =>
  id.trim() === "" ? null : (at(id) ?? `${base}${encodeURIComponent(id.trim())}`);

/** The types that other hosts serve. */
export const ProvidedType = t.keyof({
  embed: null,
  custom: null,
  typeform: null,
  jotform: null,
  calendly: null,
  cal: null,
  signwell: null,
});
export type ProvidedType = t.TypeOf<typeof ProvidedType>;

const plain = { isPage: false, open: "", done: "", skip: "" } as const;

/** The card of an item that another host serves, from the values that learners see. */
export const providerCard = (type: ProvidedType, values: unknown): ProviderCard => {
  const known = read(values);
  if (known === null) return { ...plain, provider: "", address: null };
  const { url, toggle_text, success_text, skip_text, form_id } = known;
  switch (type) {
    case "embed":
    case "custom":
      return { ...plain, isPage: true, provider: hostOf(url), address: at(url) };
    case "typeform":
      return {
        ...plain,
        provider: "Typeform",
        address: formAt("https://form.typeform.com/to/", form_id),
        open: toggle_text,
        done: success_text,
      };
    case "jotform":
      return { ...plain, provider: "Jotform", address: formAt("https://form.jotform.com/", form_id) };
    case "calendly":
      return { ...plain, provider: "Calendly", address: at(known.calendly_url), open: toggle_text, done: success_text, skip: skip_text };
    case "cal":
      return { ...plain, provider: "Cal.com", address: at(url) };
    case "signwell":
      return { ...plain, provider: "SignWell", address: null, open: known.button_text, done: success_text };
  }
};

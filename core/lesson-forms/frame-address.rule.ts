import * as t from "io-ts";
import { decodedOrNull } from "../kernel/decoded-or-null.ts";
import { addressText, type WebAddress, webAddress } from "../kernel/web-address.ts";
import { prefills, text } from "../lessons/items/values.model.ts";
import type { ProvidedType } from "../lessons/shown/provider-card.rule.ts";
import { prefillPairs } from "./prefill-pairs.rule.ts";

/** Base addresses of forms that authors name by their id, each with a slash at its end. */
export type FormBases = { readonly typeform: string; readonly jotform: string };

export const standardBases: FormBases = { typeform: "https://form.typeform.com/to/", jotform: "https://form.jotform.com/" };

/**
 * What the address depends on besides the item.
 * @property known the learner's values by contact field, without secrets and fields that are hidden from learners
 * @property host of the page that shows the frame
 */
export type FrameSetting = { readonly known: ReadonlyMap<string, string>; readonly host: string; readonly bases: FormBases };

const read = decodedOrNull(
  t.type({
    url: text,
    calendly_url: text,
    form_id: text,
    hidden_fields: prefills,
    prefilled_fields: prefills,
    prefill_fields: prefills,
  }),
);

/** The address of a form, whose author gives its id or its address. */
const formAt = (base: string, id: string): WebAddress | null =>
  id.trim() === "" ? null : (webAddress(id) ?? webAddress(`${base}${encodeURIComponent(id.trim())}`));

const withQuery = (address: WebAddress, pairs: readonly string[]): WebAddress => ({ ...address, query: [...address.query, ...pairs] });
const withFragment = (address: WebAddress, pairs: readonly string[]): WebAddress => ({
  ...address,
  fragment: [...(address.fragment === "" ? [] : [address.fragment]), ...pairs].join("&"),
});
const embedded = (path: string): string => (/\/embed\/?$/.test(path) ? path : `${path.replace(/\/+$/, "")}/embed`);

const framed = (type: ProvidedType, values: unknown, { known, host, bases }: FrameSetting): WebAddress | null => {
  const item = read(values);
  if (item === null) return null;
  const own = webAddress(item.url);
  switch (type) {
    case "embed":
    case "custom":
      return own;
    case "typeform": {
      const form = formAt(bases.typeform, item.form_id);
      if (form === null) return null;
      return withFragment(withQuery(form, ["typeform-embed=embed-widget"]), prefillPairs(item.hidden_fields, known));
    }
    case "jotform": {
      const form = formAt(bases.jotform, item.form_id);
      return form === null ? null : withQuery(form, ["isIframeEmbed=1", ...prefillPairs(item.prefilled_fields, known)]);
    }
    case "calendly": {
      const page = webAddress(item.calendly_url);
      const embed = [`embed_domain=${encodeURIComponent(host)}`, "embed_type=Inline"];
      return page === null ? null : withQuery(page, [...embed, ...prefillPairs(item.prefill_fields, known)]);
    }
    case "cal":
      if (own === null) return null;
      return withQuery({ ...own, path: embedded(own.path) }, ["embed=lesson", ...prefillPairs(item.prefill_fields, known)]);
    case "signwell":
      return null;
  }
};

/**
 * The address of the frame of an item that another host serves, prefilled for one learner: Typeform takes values in the fragment, which is
 * in no log, the others in the query.
 * @returns null without a usable address, and for documents of SignWell, which it names itself
 */
export const frameAddress = (type: ProvidedType, values: unknown, setting: FrameSetting): string | null => {
  const address = framed(type, values, setting);
  return address === null ? null : addressText(address);
};

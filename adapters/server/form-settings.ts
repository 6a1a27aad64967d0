import { type FormBases, standardBases } from "../../core/lesson-forms/frame-address.rule.ts";

/**
 * The account at SignWell.
 * @property url base address of its API
 */
export type SignWellAccount = { readonly url: string; readonly key: string };

/**
 * Settings of other hosts' forms.
 * @property signwell null: documents cannot be signed
 * @property bases where forms that are named by their id are
 */
export type FormSettings = { readonly signwell: SignWellAccount | null; readonly bases: FormBases };

type Reader = {
  readonly text: (name: string) => string | null;
  readonly expect: <A>(name: string, value: A, ok: boolean, expected: string) => A;
};

const isWeb = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const withSlash = (address: string): string => `${address.replace(/\/+$/, "")}/`;

/** Reads the settings of other hosts' forms. */
export const readFormSettings = ({ text, expect }: Reader): FormSettings => {
  const address = (name: string, standard: string): string => {
    const value = text(name) ?? standard;
    return expect(name, value, isWeb(value), `an address such as ${standard}`);
  };
  const key = text("SIGNWELL_KEY");
  const url = address("SIGNWELL_URL", "https://www.signwell.com/api/v1");
  return {
    signwell: key === null ? null : { url: url.replace(/\/+$/, ""), key },
    bases: {
      typeform: withSlash(address("TYPEFORM_URL", standardBases.typeform)),
      jotform: withSlash(address("JOTFORM_URL", standardBases.jotform)),
    },
  };
};

import { isPictureAddress } from "../fields/picture-address.rule.ts";
import { isOpenableAddress } from "../kernel/web-address.ts";
import { isUrl } from "../validation/url.rule.ts";
import type { AnyItemType, ValueKind } from "./item-type.model.ts";
import { lessonRefusals } from "./lesson-refusals.ts";
import type { ValueProblem } from "./value-problem.model.ts";

/** Whether a text is a web address or the address of a file of this product. */
const isAddress = (text: string): boolean => isUrl(text) || (text.startsWith("/") && isOpenableAddress(text));

const fits: Readonly<Partial<Record<ValueKind, (text: string) => boolean>>> = {
  url: isAddress,
  audio: isAddress,
  image: isPictureAddress,
};

/** The values of an item that should be addresses and are not. */
export const addressProblems = ({ fields }: AnyItemType, values: Readonly<Record<string, unknown>>): readonly ValueProblem[] =>
  Object.entries(fields).flatMap(([name, kind]): readonly ValueProblem[] => {
    const [value, fit] = [values[name], fits[kind]];
    return fit === undefined || typeof value !== "string" || value === "" || fit(value) ? [] : [[name, lessonRefusals.item_address_wrong]];
  });

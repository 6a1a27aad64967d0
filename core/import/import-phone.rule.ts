import { dialRule } from "./countries.rule.ts";

const international = /^\+[1-9]\d{7,14}$/;
const written = /^\+?[\d\s().\-/]+$/;
const marks = /[\s().\-/]/g;

/**
 * A phone number of a file in E.164, or null if it is invalid: international with `+` or `00`, otherwise national in the default country;
 * extensions and letters are invalid.
 * @param country two letters
 */
export const importPhone = (text: string, country: string): string | null => {
  const trimmed = text.trim().replace(/^tel:/i, "");
  if (!written.test(trimmed)) return null;
  const compact = trimmed.replace(/\(0\)/, trimmed.startsWith("+") || trimmed.startsWith("00") ? "" : "0").replace(marks, "");
  if (compact.startsWith("+")) return international.test(compact) ? compact : null;
  if (compact.startsWith("00")) return international.test(`+${compact.slice(2)}`) ? `+${compact.slice(2)}` : null;
  const rule = dialRule(country);
  if (rule === null) return null;
  const { code, trunk, digits, beginsWithZero = false } = rule;
  const fits = (number: string): boolean =>
    number.length >= digits[0] &&
    number.length <= digits[1] &&
    !(trunk !== "" && number.startsWith(trunk)) &&
    (beginsWithZero || !number.startsWith("0"));
  const national = trunk !== "" && compact.startsWith(trunk) ? compact.slice(trunk.length) : compact;
  if (fits(national)) return `+${code}${national}`;
  const withCode = compact.startsWith(code) ? compact.slice(code.length) : "";
  return fits(withCode) ? `+${code}${withCode}` : null;
};

/** The bytes to send: all, a part (both ends inclusive), or none because the range cannot be satisfied. */
export type ByteRange =
  | { readonly kind: "whole" }
  | { readonly kind: "part"; readonly start: number; readonly end: number }
  | { readonly kind: "unsatisfiable" };

const whole: ByteRange = { kind: "whole" };
const unsatisfiable: ByteRange = { kind: "unsatisfiable" };

const oneRange = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Parses a Range header: a single range is served; several, or an invalid one, give the whole file.
 * @param size bytes of the file
 */
export const byteRange = (header: string | undefined, size: number): ByteRange => {
  const [, first, last] = oneRange.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return whole;
  if (first === "")
    return Number(last) === 0 || size === 0 ? unsatisfiable : { kind: "part", start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return whole;
  return start >= size ? unsatisfiable : { kind: "part", start, end };
};

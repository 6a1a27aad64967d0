/** Omits letters that look like digits: Crockford's base 32. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const recoveryLength = 16;

/** Number of recovery codes. */
export const recoveryCodeCount = 10;

/** A typed code without white space and dashes. */
export type SecondStepCode = { readonly kind: "app" | "recovery"; readonly code: string };

/**
 * A recovery code in groups of four: 80 bits.
 * @param bytes 16 random bytes, five bits of each are used
 */
export const recoveryCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, recoveryLength), (byte) => letters[byte % letters.length])
    .join("")
    .replaceAll(/(.{4})(?=.)/g, "$1-");

/**
 * Parses a typed code: six digits of an authenticator app, or a recovery code in any case, with O read as 0 and I and L as 1; null for
 * anything else.
 */
export const secondStepCode = (typed: string): SecondStepCode | null => {
  const code = typed.replaceAll(/[\s\-–]/g, "").toUpperCase();
  if (/^[0-9]{6}$/.test(code)) return { kind: "app", code };
  const read = code.replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return read.length === recoveryLength && Array.from(read).every((letter) => letters.includes(letter))
    ? { kind: "recovery", code: read }
    : null;
};

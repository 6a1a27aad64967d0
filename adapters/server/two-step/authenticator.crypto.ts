import { Secret, TOTP } from "otpauth";
import { codePeriod } from "../../../core/two-step/accepted-step.rule.ts";

const secretBytes = 20;
const product = "Cygnet";

const authenticator = (secret: Secret, label: string): TOTP =>
  new TOTP({ issuer: product, label, secret, algorithm: "SHA1", digits: 6, period: codePeriod });

/** A random secret for an authenticator app, in base 32: 160 bits, as RFC 4226 recommends. */
export const freshAppSecret = (): string => new Secret({ size: secretBytes }).base32;

/**
 * The URI in the QR code for an app.
 * @param label the name in the app: the account's email
 */
export const appUri = (secret: string, label: string): string => authenticator(Secret.fromBase32(secret), label).toString();

/** The codes of a secret by time step (RFC 6238: SHA-1, six digits, as supported by apps). */
export const appCodes = (secret: string): ((step: number) => string) => {
  const app = authenticator(Secret.fromBase32(secret), "");
  return (step) => app.generate({ timestamp: step * codePeriod * 1_000 });
};

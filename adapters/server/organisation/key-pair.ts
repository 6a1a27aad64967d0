import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";

const generate = promisify(generateKeyPair);
const bits = 2048;

/** A new RSA key pair: the public key as SPKI, the private one as PKCS #8, both in base64. */
export const newKeyPair = async (): Promise<{ readonly publicKey: string; readonly privateKey: string }> => {
  const { publicKey, privateKey } = await generate("rsa", {
    modulusLength: bits,
    publicKeyEncoding: { type: "spki", format: "der" },
    privateKeyEncoding: { type: "pkcs8", format: "der" },
  });
  return { publicKey: publicKey.toString("base64"), privateKey: privateKey.toString("base64") };
};

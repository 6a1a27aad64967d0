import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Encrypts secrets; a ciphertext can only be decrypted for the place for which it was encrypted.
 * @property place the owner of the secret: organisation, contact and field
 */
export type Sealer = {
  readonly seal: (text: string, place: string) => string;
  /** @throws Error when it was encrypted with another key, for another place, or was changed */
  readonly open: (sealed: string, place: string) => string;
  /** the encryption key of import files */
  readonly fileKey: Uint8Array;
  /** A separate key per purpose, from which neither the server's key nor other keys can be derived. */
  readonly keyFor: (purpose: KeyPurpose) => Uint8Array;
};

/** The purposes of signatures and hashes. */
type KeyPurpose =
  | "links to media"
  | "links to pictures"
  | "links that share files"
  | "replies of the assistant"
  | "heads of the audit log"
  | "numbers that stopped texts";

const algorithm = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const ownerOnly = 0o600;

/** The place of a contact's secret. */
export const secretPlace = (org: number | null, contact: number, field: string): string => `${org}:${contact}:${field}`;

const derived = (key: Buffer, purpose: string): Uint8Array => new Uint8Array(hkdfSync("sha256", key, "", purpose, keyBytes));

/**
 * AES-256-GCM with a new nonce for every encryption.
 * @param key 32 bytes
 */
export const makeSealer = (key: Buffer): Sealer => ({
  fileKey: derived(key, "files of imports"),
  keyFor: (purpose) => derived(key, purpose),
  seal: (text, place) => {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
  },
  open: (sealed, place) => {
    const bytes = Buffer.from(sealed, "base64");
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString("utf8");
  },
});

/** Whether a text is a key: 32 bytes in hexadecimal digits. */
export const isSecretKey = (text: string): boolean => /^[0-9a-f]{64}$/i.test(text);

const isThere = (error: unknown): boolean => error instanceof Error && Reflect.get(error, "code") === "EEXIST";

/**
 * The key in the folder, created if missing: of several starting processes one creates it and the others read it; the file appears complete
 * or not at all.
 */
const keptKey = (folder: string): string => {
  const file = join(folder, "secret.key");
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const draft = join(folder, `secret.${randomUUID()}`);
    writeFileSync(draft, `${randomBytes(keyBytes).toString("hex")}\n`, { mode: ownerOnly, flag: "wx" });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!isThere(error)) throw error;
    } finally {
      rmSync(draft);
    }
  }
  return readFileSync(file, "utf8").trim();
};

/**
 * The configured key, else the one in `secret.key` of the data folder, created on the first start and readable only by its owner; without a
 * folder a key that ends with the process.
 */
export const sealerOf = ({ secretKey, dataFolder }: { readonly secretKey: string | null; readonly dataFolder: string }): Sealer => {
  const key = secretKey ?? (dataFolder === "" ? randomBytes(keyBytes).toString("hex") : keptKey(dataFolder));
  if (!isSecretKey(key)) throw new Error(`secret.key in ${dataFolder} holds no key; put back the one that the secrets were written with.`);
  return makeSealer(Buffer.from(key, "hex"));
};

import type { SecretSealing } from "../../core/organisation/secret-sealing.port.ts";

const nonceBytes = 12;
const keyBits = 256;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
const base64Of = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(""));

/** Sealing by the browser's WebCrypto. */
export const makeWebSealing = ({ subtle, getRandomValues }: Pick<Crypto, "subtle" | "getRandomValues">): SecretSealing => ({
  seal: async (text, place, { key_id, public_key }) => {
    if (typeof subtle === "undefined") return null;
    const outer = await subtle.importKey("spki", bytesOf(public_key), { name: "RSA-OAEP", hash: "SHA-256" }, false, ["wrapKey"]);
    const inner = await subtle.generateKey({ name: "AES-GCM", length: keyBits }, true, ["encrypt"]);
    const nonce = getRandomValues(new Uint8Array(nonceBytes));
    const encoder = new TextEncoder();
    const sealed = await subtle.encrypt({ name: "AES-GCM", iv: nonce, additionalData: encoder.encode(place) }, inner, encoder.encode(text));
    const wrapped = await subtle.wrapKey("raw", inner, outer, { name: "RSA-OAEP" });
    return { key_id, wrapped: base64Of(wrapped), nonce: base64Of(nonce), sealed: base64Of(sealed) };
  },
});

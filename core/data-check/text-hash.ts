/** Two independent 32-bit hashes of a text, together unique enough for a million texts. */
export type TextHash = { readonly high: number; readonly low: number };

/** Never returns 0 and 0, which marks an empty slot. */
export const hashText = (text: string): TextHash => {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return { high: high >>> 0, low: low >>> 0 || 1 };
};

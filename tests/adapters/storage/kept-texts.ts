/** A browser's storage that can be full. */
export class KeptTexts implements Storage {
  readonly #texts = new Map<string, string>();
  isFull = false;
  [name: string]: unknown;
  get length(): number {
    return this.#texts.size;
  }
  clear = (): void => this.#texts.clear();
  key = (at: number): string | null => [...this.#texts.keys()][at] ?? null;
  getItem = (key: string): string | null => this.#texts.get(key) ?? null;
  removeItem = (key: string): void => void this.#texts.delete(key);
  setItem = (key: string, value: string): void => {
    if (this.isFull) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    this.#texts.set(key, value);
  };
}

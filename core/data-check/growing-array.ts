/** A list of whole numbers, 4 bytes each. */
export type GrowingArray = {
  readonly push: (value: number) => void;
  readonly at: (index: number) => number;
  readonly length: () => number;
};

const firstCapacity = 256;
const growth = 1.5;

/** An empty list of unsigned 32-bit numbers; `at` returns 0 beyond its end. */
export const makeGrowingArray = (): GrowingArray => {
  let values = new Uint32Array(firstCapacity);
  let length = 0;
  return {
    push: (value) => {
      if (length === values.length) {
        const larger = new Uint32Array(Math.ceil(length * growth));
        larger.set(values);
        values = larger;
      }
      values[length] = value;
      length += 1;
    },
    at: (index) => (index < length ? (values[index] ?? 0) : 0),
    length: () => length,
  };
};

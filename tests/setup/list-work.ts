const wholeMethods = [
  "concat",
  "every",
  "filter",
  "find",
  "findIndex",
  "findLast",
  "flat",
  "flatMap",
  "forEach",
  "includes",
  "indexOf",
  "join",
  "map",
  "reduce",
  "shift",
  "slice",
  "some",
  "splice",
  "sort",
  "toSorted",
  "toSpliced",
  "unshift",
  "with",
] as const;

/**
 * Counts the entries of lists that some work goes through or copies, a method as if it went through its whole list: a measure of time that
 * is the same on every machine.
 */
export const listWorkOf = (work: () => void): number => {
  let count = 0;
  const names = [...wholeMethods, Symbol.iterator] as const;
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(Array.prototype, name)] as const);
  const replace = (name: (typeof names)[number], value: unknown): unknown =>
    // oxlint-disable-next-line eslint/no-extend-native -- nothing is added: methods are counted while the work runs, then put back
    Object.defineProperty(Array.prototype, name, { value, configurable: true, writable: true });
  for (const [name, descriptor] of before) {
    const original: unknown = descriptor?.value;
    if (typeof original !== "function") throw new Error(`Lists have no ${String(name)}.`);
    replace(name, function (this: readonly unknown[], ...given: readonly unknown[]): unknown {
      count += this.length;
      return Reflect.apply(original, this, given);
    });
  }
  try {
    work();
  } finally {
    for (let at = 0; at < before.length; at += 1) {
      const [name, descriptor] = before[at] ?? [];
      // oxlint-disable-next-line eslint/no-extend-native -- puts back what was there
      if (name !== undefined && descriptor !== undefined) Object.defineProperty(Array.prototype, name, descriptor);
    }
  }
  return count;
};

const doublings = 5;

/**
 * How much more list work each entry costs where there are 32 times as many: about 1 where the work grows with the size, 32 where it grows
 * with its square.
 * @param least the smallest size
 */
export const growthOf = <A>(make: (size: number) => A, work: (input: A) => void, least: number): number => {
  const workAt = (size: number): number => {
    const input = make(size);
    return listWorkOf(() => work(input)) / size;
  };
  const sizes = Array.from({ length: doublings + 1 }, (_, at) => least * 2 ** at);
  const costs = sizes.map(workAt);
  return Math.max(...costs) / Math.max(costs[0] ?? 0, 1);
};

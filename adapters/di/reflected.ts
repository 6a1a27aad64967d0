const kept = new WeakMap<object, Map<unknown, unknown>>();

/**
 * Inversify counts its bindings and modules by these two functions of `Reflect`. The package that usually brings them is a library for
 * decorators, which the product does not use: it would be one of the larger parts of every page's start.
 */
Object.assign(Reflect, {
  getOwnMetadata: (key: unknown, target: object): unknown => kept.get(target)?.get(key),
  defineMetadata: (key: unknown, value: unknown, target: object): void => {
    kept.set(target, (kept.get(target) ?? new Map()).set(key, value));
  },
});

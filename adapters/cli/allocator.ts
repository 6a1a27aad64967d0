type Environment = Readonly<Record<string, string | undefined>>;

/** Two arenas for all threads; memory that is freed goes back to the system at once. */
const settings = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072", MALLOC_MMAP_THRESHOLD_: "131072" } as const;

/**
 * The environment in which the C library's allocator keeps little of what is freed; null where it needs none: not on Linux, and not where
 * one of its settings is set.
 * @source https://sourceware.org/glibc/manual/latest/html_node/Memory-Allocation-Tunables.html
 */
export const allocatorEnvironment = (platform: string, env: Environment): Environment | null =>
  platform !== "linux" || Object.keys(settings).some((name) => env[name] !== undefined) ? null : { ...env, ...settings };

/** Begins this program again in the same process, with the allocator's settings, as they are read only when a program begins. */
export const beginWithAllocator = (): void => {
  const env = allocatorEnvironment(process.platform, process.env);
  if (env !== null) process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], env);
};

import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";

type Loadable<Props> = {
  readonly View: (props: Props) => ReactNode;
  /** Fetches it ahead, when someone is about to need it. */
  readonly preload: () => void;
};

const parts = new Set<() => Promise<void>>();

/** Fetches every part that is known by now, for tests and for going offline. */
export const loadEverything = async (): Promise<void> => {
  await Promise.all(Array.from(parts, (load) => load()));
};

/** A part that is not in the first download; once it is here it is drawn at once. @param Coming holds its place until then; nothing unless told */
export const loadable = <Props extends object>(load: () => Promise<ComponentType<Props>>, Coming?: ComponentType<Props>): Loadable<Props> => {
  let ready: ComponentType<Props> | null = null;
  const keep = async (): Promise<void> => {
    ready = await load();
  };
  parts.add(keep);
  const Later = lazy(async () => ({ default: await load() }));
  const View = (props: Props): ReactNode => {
    const [Part] = useState<ComponentType<Props>>(() => ready ?? Later);
    return (
      <Suspense fallback={Coming === undefined ? null : <Coming {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
  return { View, preload: () => void keep().catch(() => undefined) };
};

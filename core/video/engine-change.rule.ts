import type { EngineState } from "./video-engine.model.ts";

type Told = { readonly [K in keyof EngineState]?: EngineState[K] | undefined };

/** A change of what was told; the rest stays as it is. */
export const engineChange = ({ status, time, duration, rate, canCaption }: Told): Partial<EngineState> => ({
  ...(status === undefined ? {} : { status }),
  ...(time === undefined ? {} : { time }),
  ...(duration === undefined ? {} : { duration }),
  ...(rate === undefined ? {} : { rate }),
  ...(canCaption === undefined ? {} : { canCaption }),
});

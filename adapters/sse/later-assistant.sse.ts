import * as E from "fp-ts/lib/Either.js";
import { catchError, defer, of, switchMap } from "rxjs";
import type { Assistant } from "../../core/assistant/assistant.port.ts";

/** An assistant whose code is loaded with the first question; without it, a question fails as offline. */
export const makeLaterAssistant = (load: () => Promise<Assistant>): Assistant => ({
  ask: (question) =>
    defer(load).pipe(
      catchError(() => of(null)),
      switchMap((assistant) => assistant?.ask(question) ?? of(E.left({ tag: "offline" as const }))),
    ),
});

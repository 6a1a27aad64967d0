import { renderHook } from "@testing-library/react";
import * as TE from "fp-ts/lib/TaskEither.js";
import { describe, expect, it, vi } from "vitest";
import type { EditRequest } from "../../../core/edit-impact/edit-impact.model.ts";
import { EditImpactStore } from "../../../core/edit-impact/edit-impact.port.ts";
import { idle } from "../../../core/kernel/remote.ts";
import type { Token } from "../../../core/kernel/token.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { course } from "../../../ui/staff/courses/gallery-courses.ts";
import type { CourseInHand } from "../../../ui/staff/courses/use-course.ts";
import { useLessonActs } from "../../../ui/staff/courses/use-lesson-acts.ts";

/** The edits that setting the first lesson's draft or pause stores: the change, then its Undo. */
const edited = async (to: { readonly draft?: boolean; readonly paused?: boolean }): Promise<readonly EditRequest["edit"][]> => {
  const edit = vi.fn((_id: number, _request: EditRequest) => TE.right(course));
  const run: CourseInHand["run"] = async (command, _said, undo) => {
    await command(course)();
    await undo?.(course)();
  };
  const { result } = renderHook(
    () =>
      useLessonActs(
        course,
        { course: idle, again: () => undefined, accept: () => undefined, run },
        { before: (_edit, store) => store(null), offer: (_impact, store) => store(null), dialog: null },
      ),
    {
      wrapper: ({ children }) => (
        <ServicesProvider
          resolve={<A,>(_token: Token<A>): A => Reflect.apply(Map.prototype.get, new Map([[EditImpactStore, { edit }]]), [EditImpactStore])}
        >
          {children}
        </ServicesProvider>
      ),
    },
  );
  result.current.onSet(course.triggers[0]?.id ?? 0, to);
  await vi.waitFor(() => expect(edit).toHaveBeenCalledTimes(2));
  return edit.mock.calls.map(([, request]) => request.edit);
};

describe("Undo of a change of a lesson", () => {
  const [first] = course.triggers;
  const of = (change: object) => ({ of: "lessons", changes: [{ id: first?.id, change }] });

  it("should give back its draft alone or its pause alone, and leave the other as it is by then", async () => {
    expect(await edited({ draft: true })).toEqual([of({ draft: true }), of({ draft: first?.draft })]);
    expect(await edited({ paused: true })).toEqual([of({ paused: true }), of({ paused: first?.paused })]);
  });
});

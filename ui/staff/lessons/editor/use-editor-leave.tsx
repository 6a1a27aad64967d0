import { useRouter } from "@tanstack/react-router";
import * as E from "fp-ts/lib/Either.js";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { isUnsaved, isUnsendable } from "../../../../core/lessons/editor/editor-leave.rule.ts";
import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { ConfirmDialog } from "../../../kit/confirm-dialog.view.tsx";
import { editorPlace, isSameLesson } from "./editor-address.ts";

type Step = { readonly currentLocation: { readonly pathname: string }; readonly nextLocation: { readonly pathname: string } };

/**
 * Sends unsaved changes before the page is left, and asks only where that fails.
 * @returns the question, to be rendered
 */
export const useEditorLeave = (editor: LessonEditor): ReactNode => {
  const text = useText(lessonEditorText);
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(mayLeave: boolean) => void>(() => undefined);
  useEffect(
    () =>
      router.history.block({
        enableBeforeUnload: () => isUnsendable(editor.latest().status),
        blockerFn: async ({ currentLocation, nextLocation }: Step) => {
          const { stored, status } = editor.latest();
          const isHere = currentLocation.pathname === nextLocation.pathname || isSameLesson(editorPlace(nextLocation.pathname).at, stored);
          if (isHere || !isUnsaved(status)) return false;
          if (E.isRight(await editor.flush()) && !isUnsaved(editor.latest().status)) return false;
          setAsking(true);
          const mayLeave = await new Promise<boolean>((resolve) => {
            answer.current = resolve;
          });
          return !mayLeave;
        },
      }),
    [router, editor],
  );
  const settle = (mayLeave: boolean): void => {
    setAsking(false);
    answer.current(mayLeave);
  };
  return isAsking ? (
    <ConfirmDialog
      title={text("leave.title")}
      action={text("leave.leave")}
      cancel={text("leave.stay")}
      isOpen
      onConfirm={() => settle(true)}
      onCancel={() => settle(false)}
    >
      {text("leave.body")}
    </ConfirmDialog>
  ) : null;
};

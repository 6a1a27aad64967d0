import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useCallback, useEffect, useRef, useState } from "react";
import { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { idle, latestValue, loaded, type Remote, toFailed, toLoading } from "../../../core/kernel/remote.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";

type Command = TaskEither<Failure, CampaignRecord>;

/**
 * A course, and commands on it that run one after another.
 * @property run runs a command, which gets the newest version, and says what was done, with Undo where there is one; null says nothing
 */
export type CourseInHand = {
  readonly course: Remote<CampaignRecord>;
  readonly again: () => void;
  readonly accept: (course: CampaignRecord) => void;
  readonly run: (
    command: (course: CampaignRecord) => Command,
    said: string | null,
    undo?: ((course: CampaignRecord) => Command) | undefined,
  ) => Promise<void>;
};

/** The course of a page; a refused command shows why and loads the course as it is now. */
export const useCourse = (id: number): CourseInHand => {
  const text = useText(coursesText);
  const store = useService(CampaignEditing);
  const alerts = useService(Alerts);
  const toasts = useToasts();
  const [course, setCourse] = useState<Remote<CampaignRecord>>(idle);
  const known = useRef<CampaignRecord | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const accept = useCallback((next: CampaignRecord): void => {
    known.current = next;
    setCourse(loaded(next));
  }, []);
  const load = useCallback(async (): Promise<void> => {
    setCourse(toLoading);
    const answer = await store.get(id)();
    if (E.isRight(answer)) accept(answer.right);
    else setCourse((before) => toFailed(before, answer.left));
  }, [store, id, accept]);
  useEffect(() => {
    known.current = null;
    setCourse(idle);
    void load();
  }, [load]);
  const once = async (command: (course: CampaignRecord) => Command): Promise<boolean> => {
    if (known.current === null) return false;
    const done = await alerts.reporting(command(known.current))();
    if (E.isRight(done)) accept(done.right);
    else await load();
    return E.isRight(done);
  };
  const run: CourseInHand["run"] = (command, said, undo) => {
    const turn = queue.current.then(async () => {
      if (!(await once(command)) || said === null) return;
      const action = undo === undefined ? {} : { action: { label: text("undo"), run: () => void run(undo, text("done.saved")) } };
      toasts.show({ text: said, tone: "success", ...action });
    });
    queue.current = turn;
    return turn;
  };
  return { course, again: () => void load(), accept, run };
};

/** The course in hand, null until it is loaded. */
export const courseIn = ({ course }: CourseInHand): CampaignRecord | null => latestValue(course) ?? null;

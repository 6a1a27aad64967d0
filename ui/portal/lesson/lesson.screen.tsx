import { useMemo } from "react";
import { LessonPlayers } from "../../../core/learning/lesson-player.service.ts";
import { useParams } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { LessonPlayerScreen } from "./lesson-player.screen.tsx";

/** The lesson that the address names. */
export const LessonScreen = () => {
  const players = useService(LessonPlayers);
  const { courseId = "", triggerId = "" } = useParams();
  const player = useMemo(() => players.open({ course: Number(courseId), trigger: Number(triggerId) }), [players, courseId, triggerId]);
  return <LessonPlayerScreen key={`${courseId}/${triggerId}`} player={player} course={Number(courseId)} trigger={triggerId} />;
};

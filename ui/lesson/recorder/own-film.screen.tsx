import type { RefObject } from "react";
import { Recorders } from "../../../core/recordings/recorders.port.ts";
import { recorderText } from "../../i18n/en/recorder.ts";
import { useText } from "../../i18n/use-text.ts";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useService } from "../../react/services.tsx";
import { FilmBox } from "./film-box.view.tsx";
import styles from "./recorder.module.css";
import { useSavedFilm } from "./use-saved-film.ts";

type Props = { /** the uploaded video */ readonly file: number; readonly film: RefObject<HTMLVideoElement | null> };

/** The video that the learner has sent, where the lesson is only looked at again. */
export const OwnFilmScreen = ({ file, film }: Props) => {
  const text = useText(recorderText);
  const saved = useSavedFilm(useService(Recorders), file);
  if (saved === undefined) return <SkeletonLines lines={3} />;
  if (saved === null) return <p className={styles["note"]}>{text("notShown")}</p>;
  return <FilmBox film={film} src={saved.url} label={text("title")} poster={saved.poster} />;
};

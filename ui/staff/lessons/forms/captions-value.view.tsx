import { Captions } from "lucide-react";
import { useState } from "react";
import type { CaptionTrack } from "../../../../core/video/caption-track.model.ts";
import { captionLanguages, nextCaptionLanguage } from "../../../../core/video/captions.rule.ts";
import { lessonFormsText } from "../../../i18n/en/lesson-forms.ts";
import { useLanguageNames } from "../../../i18n/use-language-names.ts";
import { useLanguage, useText } from "../../../i18n/use-text.ts";
import { ComboBox } from "../../../kit/combo-box.view.tsx";
import styles from "./media-choice.module.css";
import { nameOfAddress } from "./media-choice.view.tsx";
import { RowList } from "./row-list.view.tsx";
import { recordsOf, textOf, type ValueEditorProps } from "./value-editor.ts";

/** The captions of a video, one file a language. */
export const CaptionsValue = ({ label, hint, value, isReadOnly, problem, onChange, tools }: ValueEditorProps) => {
  const text = useText(lessonFormsText);
  const language = useLanguage();
  const names = useLanguageNames();
  const [isUnreadable, setUnreadable] = useState(false);
  const tracks = recordsOf(value).map((track): CaptionTrack => ({ language: textOf(track["language"]), url: textOf(track["url"]) }));
  const options = [...new Set([...captionLanguages, ...tracks.map((track) => track.language)])]
    .filter((tag) => tag !== "")
    .map((tag) => ({ id: tag, label: names(tag) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  const add = async (): Promise<void> => {
    const [file] = (await tools.choose({ title: label, kinds: ["file"] })) ?? [];
    if (file === undefined) return;
    const url = await tools.webVtt(file);
    setUnreadable(url === null);
    if (url !== null) onChange([...tracks, { language: nextCaptionLanguage(tracks, [language]), url }]);
  };
  return (
    <RowList
      label={label}
      hint={hint}
      error={isUnreadable ? text("captions.unreadable") : problem()}
      rows={tracks}
      isReadOnly={isReadOnly}
      words="captions"
      adding={{ label: text("captions.add"), icon: Captions, onPress: () => void add() }}
      onEdit={({ rows }) => onChange(rows)}
    >
      {(track, at, change) => (
        <div className={styles["captions"]}>
          <ComboBox
            label={text("captions.language", { number: at + 1 })}
            isLabelHidden
            options={options}
            selected={track.language}
            error={problem(`${at}.language`)}
            isReadOnly={isReadOnly}
            onSelect={(tag) => change({ ...track, language: tag ?? "" })}
          />
          <span className={styles["fileName"]}>{nameOfAddress(track.url)}</span>
        </div>
      )}
    </RowList>
  );
};

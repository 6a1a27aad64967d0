import type { Observable } from "rxjs";
import type { Device, CameraView, WantedDevices } from "../../../core/recordings/recording.model.ts";
import { recorderText } from "../../i18n/en/recorder.ts";
import { useText } from "../../i18n/use-text.ts";
import { Select } from "../../kit/select.view.tsx";
import styles from "./recorder.module.css";
import { SoundLevel } from "./sound-level.view.tsx";

type Props = { readonly camera: CameraView; readonly level$: Observable<number>; readonly onDevices: (wanted: WantedDevices) => void };

/** The choice of camera and microphone, where there are several, and whether something is heard. */
export const CameraDevices = ({ camera: { camera, microphone, cameras, microphones, hasSound }, level$, onDevices }: Props) => {
  const text = useText(recorderText);
  const choices = (devices: readonly Device[]) =>
    devices.map(({ id, label }, at) => ({ id, label: label === "" ? text("unnamed", { number: at + 1 }) : label }));
  const now = { ...(camera === "" ? {} : { camera }), ...(microphone === "" ? {} : { microphone }) };
  return (
    <div className={styles["devices"]}>
      {cameras.length < 2 ? null : (
        <Select label={text("camera")} options={choices(cameras)} selected={camera} onSelect={(id) => onDevices({ ...now, camera: id })} />
      )}
      {microphones.length < 2 || !hasSound ? null : (
        <Select
          label={text("microphone")}
          options={choices(microphones)}
          selected={microphone}
          onSelect={(id) => onDevices({ ...now, microphone: id })}
        />
      )}
      {hasSound ? <SoundLevel level$={level$} /> : <p className={styles["note"]}>{text("silent")}</p>}
    </div>
  );
};

import { Camera as CameraSign, CameraOff, Lock, VideoOff } from "lucide-react";
import { filePickerText } from "../../../i18n/en/file-picker.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Message } from "../../../kit/message.view.tsx";
import styles from "./picker-camera.module.css";
import type { Camera } from "./use-camera.ts";

const signs = { refused: CameraOff, none: VideoOff, busy: VideoOff, insecure: Lock } as const;

type PickerCameraProps = { readonly camera: Camera; readonly onTake: (photo: File) => void };

/** Takes a photo; the browser is asked for the camera when the user turns it on. */
export const PickerCamera = ({ camera, onTake }: PickerCameraProps) => {
  const text = useText(filePickerText);
  const { status } = camera;
  const take = async (): Promise<void> => {
    const photo = await camera.take();
    if (photo === null) return;
    onTake(photo);
    camera.stop();
  };
  if (status === "off" || status === "asking")
    return (
      <Message
        icon={CameraSign}
        title={text("camera.title")}
        actions={
          <Button kind="primary" isPending={status === "asking"} onPress={camera.start}>
            {text("camera.start")}
          </Button>
        }
      >
        {text(status === "off" ? "camera.body" : "camera.asking")}
      </Message>
    );
  if (status !== "on")
    return (
      <Message
        icon={signs[status]}
        tone="warning"
        title={text(`camera.${status}`)}
        isAlert
        actions={status === "insecure" ? undefined : <Button onPress={camera.start}>{text("camera.again")}</Button>}
      >
        {text(`camera.${status}Body`)}
      </Message>
    );
  return (
    <div className={styles["camera"]}>
      <video ref={camera.video} className={styles["video"]} aria-label={text("camera.preview")} autoPlay muted playsInline />
      <div className={styles["actions"]}>
        <Button kind="primary" icon={CameraSign} autoFocus onPress={() => void take()}>
          {text("camera.take")}
        </Button>
        <Button onPress={camera.stop}>{text("camera.stop")}</Button>
      </div>
    </div>
  );
};

import { encode } from "uqr";
import styles from "./two-step.module.css";

/** Minimum quiet zone of a QR code, in modules (ISO/IEC 18004). */
const quietZone = 4;

/** A QR code, dark on white in every theme, as scanners require. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg role="img" aria-label={label} className={styles["picture"]} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  );
};

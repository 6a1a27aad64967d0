export type TooltipPlacement = "top" | "bottom" | "left" | "right";

/** Milliseconds of hovering before a tooltip shows. */
export const tooltipDelayMs = 500;

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
type Size = { readonly width: number; readonly height: number };

const gap = 6;
const opposite: Readonly<Record<TooltipPlacement, TooltipPlacement>> = { top: "bottom", bottom: "top", left: "right", right: "left" };

const cornerOf = (placement: TooltipPlacement, anchor: Box, size: Size): { readonly left: number; readonly top: number } => {
  const centre = { left: anchor.left + (anchor.width - size.width) / 2, top: anchor.top + (anchor.height - size.height) / 2 };
  switch (placement) {
    case "top":
      return { ...centre, top: anchor.top - size.height - gap };
    case "bottom":
      return { ...centre, top: anchor.top + anchor.height + gap };
    case "left":
      return { ...centre, left: anchor.left - size.width - gap };
    case "right":
      return { ...centre, left: anchor.left + anchor.width + gap };
  }
};

const within = (start: number, length: number, room: number): number => Math.max(gap, Math.min(start, room - length - gap));

/** The position of a tooltip in pixels: beside its control, on the opposite side where there is no room, always inside the window. */
export const tooltipPlace = (
  placement: TooltipPlacement,
  anchor: Box,
  size: Size,
  room: Size,
): { readonly left: number; readonly top: number } => {
  const isUpright = placement === "top" || placement === "bottom";
  const hasRoom = ({ left, top }: { readonly left: number; readonly top: number }): boolean =>
    isUpright ? top >= 0 && top + size.height <= room.height : left >= 0 && left + size.width <= room.width;
  const wished = cornerOf(placement, anchor, size);
  const { left, top } = hasRoom(wished) ? wished : cornerOf(opposite[placement], anchor, size);
  return { left: within(left, size.width, room.width), top: within(top, size.height, room.height) };
};

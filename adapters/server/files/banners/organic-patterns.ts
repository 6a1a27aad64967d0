import { type BannerPattern, type BannerPen, between, ground, px, upTo } from "./banner-canvas.ts";

/** A closed area below a sum of sines. */
const hill = (random: () => number, base: number, height: number, calm: number): string => {
  const parts = upTo(3).map((at) => ({
    length: between(random, 180, 420) * calm,
    shift: random() * 6.28,
    tall: (height / (at + 1)) * between(random, 0.5, 1),
  }));
  const y = (x: number): number =>
    base + parts.reduce((sum, { length, shift, tall }) => sum + tall * Math.sin(x / (length / 6.28) + shift), 0);
  const points = upTo(51).map((at) => `${at * 20},${px(y(at * 20))}`);
  return `M0,250 L${points.join(" L")} L1000,250 Z`;
};

const shade = ({ colors }: BannerPen, share: number): string => colors[Math.min(3, Math.floor(share * 4))] ?? colors[0];

/** Waves in front of one another. */
export const waves: BannerPattern = (pen) =>
  ground(pen, 90) +
  upTo(6)
    .map((at) => `<path d="${hill(pen.random, 70 + at * 32, 20, 1.4)}" fill="${shade(pen, 1 - at / 6)}" opacity="0.55"/>`)
    .join("");

/** Ridges of mountains, the nearest the darkest. */
export const ridges: BannerPattern = (pen) => {
  const { random, colors } = pen;
  const ridge = (base: number, rough: number): string => {
    let y = base;
    const points = upTo(41).map((at) => {
      y = Math.min(base + 34, Math.max(base - 60, y + between(random, -rough, rough)));
      return `${at * 25},${px(y)}`;
    });
    return `M0,250 L${points.join(" L")} L1000,250 Z`;
  };
  const sun = `<circle cx="${px(between(random, 600, 860))}" cy="78" r="46" fill="${colors[3]}" opacity="0.8"/>`;
  const fills = [colors[3], colors[2], colors[1], colors[0]];
  return `<rect width="1000" height="250" fill="${colors[2]}"/>${sun}${fills.map((fill, at) => `<path d="${ridge(120 + at * 36, 16 + at * 5)}" fill="${fill}" opacity="0.82"/>`).join("")}`;
};

/** Soft lights that run into each other. */
export const glow: BannerPattern = (pen) => {
  const { random } = pen;
  const lights = upTo(9).map((at) => {
    const [x, y, r] = [between(random, -50, 1050), between(random, -40, 290), between(random, 90, 230)];
    return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}" fill="${shade(pen, (at % 4) / 4)}" opacity="0.75"/>`;
  });
  return `<defs><filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="55"/></filter></defs>${ground(pen, 20)}<g filter="url(#soft)">${lights.join("")}</g>`;
};

/** Contour lines of a map. */
export const contours: BannerPattern = (pen) => {
  const { random, colors } = pen;
  const peaks = upTo(4).map((at) => ({ x: at * 290 + between(random, 0, 200), y: between(random, 20, 230), turn: random() * 6.28 }));
  const ring = ({ x, y, turn }: { x: number; y: number; turn: number }, size: number): string => {
    const points = upTo(48).map((at) => {
      const angle = (at / 48) * 6.283;
      const r = size * (1 + 0.2 * Math.sin(angle * 3 + turn) + 0.12 * Math.sin(angle * 5 - turn));
      return `${px(x + r * 1.35 * Math.cos(angle))},${px(y + r * Math.sin(angle))}`;
    });
    return `<polygon points="${points.join(" ")}" fill="${colors[3]}" fill-opacity="0.05" stroke="${colors[3]}" stroke-width="1.6" stroke-opacity="0.75"/>`;
  };
  return ground(pen, -15) + peaks.flatMap((peak) => upTo(8).map((at) => ring(peak, 190 - at * 23))).join("");
};

/** Leaves that overlap. */
export const leaves: BannerPattern = (pen) => {
  const { random } = pen;
  const leaf = (at: number): string => {
    const [x, y, size, turn] = [
      at * 31 + between(random, -25, 25),
      between(random, 0, 250),
      between(random, 50, 120),
      between(random, 0, 360),
    ];
    const half = size * 0.36;
    return `<g transform="translate(${px(x)} ${px(y)}) rotate(${px(turn)})"><path d="M0,0 C${px(half)},${px(-half)} ${px(size - half * 0.4)},${px(-half)} ${px(size)},0 C${px(size - half * 0.4)},${px(half)} ${px(half)},${px(half)} 0,0 Z" fill="${shade(pen, random())}" opacity="0.7"/><path d="M0,0 L${px(size * 0.92)},0" stroke="${pen.colors[0]}" stroke-width="1.4" opacity="0.6"/></g>`;
  };
  return ground(pen) + upTo(34).map(leaf).join("");
};

/** Ribbons of light that cross the sky. */
export const ribbons: BannerPattern = (pen) => {
  const { random } = pen;
  const ribbon = (at: number): string => {
    const [start, end, bend] = [between(random, 10, 240), between(random, 10, 240), between(random, -150, 150)];
    return `<path d="M-20,${px(start)} C300,${px(start + bend)} 650,${px(end - bend)} 1020,${px(end)}" fill="none" stroke="${shade(pen, (at % 4) / 4)}" stroke-width="${px(between(random, 14, 60))}" opacity="0.5"/>`;
  };
  return ground(pen, 60) + upTo(11).map(ribbon).join("");
};

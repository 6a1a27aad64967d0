import { type BannerPattern, type BannerPen, between, ground, px, upTo } from "./banner-canvas.ts";

const anyShade = ({ colors, random }: BannerPen): string => colors[Math.floor(random() * 4)] ?? colors[0];

/** A surface of triangles. */
export const facets: BannerPattern = (pen) => {
  const { random } = pen;
  const [columns, rows] = [17, 6];
  const spot = upTo(rows).map((y) =>
    upTo(columns).map((x) => [x * 66 - 25 + between(random, -18, 18), y * 56 - 15 + between(random, -16, 16)] as const),
  );
  const corner = (x: number, y: number): string => (spot[y]?.[x] ?? [0, 0]).map(px).join(",");
  const facet = (corners: string): string => {
    const fill = anyShade(pen);
    return `<polygon points="${corners}" fill="${fill}" stroke="${fill}" stroke-width="0.8" opacity="0.9"/>`;
  };
  const faces = upTo(rows - 1).flatMap((y) =>
    upTo(columns - 1).flatMap((x) => [
      facet(`${corner(x, y)} ${corner(x + 1, y)} ${corner(x, y + 1)}`),
      facet(`${corner(x + 1, y)} ${corner(x + 1, y + 1)} ${corner(x, y + 1)}`),
    ]),
  );
  return ground(pen) + faces.join("");
};

/** Rings around a few centres. */
export const rings: BannerPattern = (pen) => {
  const { random, colors } = pen;
  const centres = upTo(3).map(() => [between(random, 0, 1000), between(random, 0, 250)] as const);
  const ring = ([x, y]: readonly [number, number], at: number): string =>
    `<circle cx="${px(x)}" cy="${px(y)}" r="${18 + at * 26}" fill="none" stroke="${colors[3]}" stroke-width="${px(9 - at * 0.7)}" opacity="${px(0.9 - at * 0.07)}"/>`;
  return ground(pen, 30) + centres.flatMap((centre) => upTo(10).map((at) => ring(centre, at))).join("");
};

/** A honeycomb. */
export const honeycomb: BannerPattern = (pen) => {
  const { random } = pen;
  const size = between(random, 26, 40);
  const cell = (x: number, y: number): string => {
    const points = upTo(6).map(
      (at) => `${px(x + size * 0.94 * Math.sin((at * Math.PI) / 3))},${px(y + size * 0.94 * Math.cos((at * Math.PI) / 3))}`,
    );
    return `<polygon points="${points.join(" ")}" fill="${anyShade(pen)}" opacity="${px(between(random, 0.15, 0.9))}"/>`;
  };
  const [wide, tall] = [size * Math.sqrt(3), size * 1.5];
  const cells = upTo(Math.ceil(250 / tall) + 1).flatMap((row) =>
    upTo(Math.ceil(1000 / wide) + 1).map((column) => cell((column + (row % 2) / 2) * wide, row * tall)),
  );
  return ground(pen, 45) + cells.join("");
};

/** Bands that cross at a slant. */
export const bands: BannerPattern = (pen) => {
  const { random } = pen;
  const slant = between(random, 60, 190);
  let x = -200;
  const drawn: string[] = [];
  while (x < 1000) {
    const wide = between(random, 18, 110);
    drawn.push(
      `<polygon points="${px(x)},250 ${px(x + wide)},250 ${px(x + wide + slant)},0 ${px(x + slant)},0" fill="${anyShade(pen)}" opacity="${px(between(random, 0.35, 0.9))}"/>`,
    );
    x += wide * between(random, 0.7, 1.2);
  }
  return ground(pen) + drawn.join("");
};

/** A grid of dots that grow to one side. */
export const dots: BannerPattern = (pen) => {
  const { random, colors } = pen;
  const [towards, step] = [random() < 0.5, between(random, 18, 25)];
  const dot = (column: number, row: number): string => {
    const x = (column + (row % 2) / 2) * step;
    const share = towards ? x / 1000 : 1 - x / 1000;
    const r = step * 0.46 * Math.max(0.06, share + 0.16 * Math.sin(row * 0.9 + column * 0.35));
    return `<circle cx="${px(x)}" cy="${px(row * step * 0.87)}" r="${px(Math.min(r, step * 0.48))}"/>`;
  };
  const all = upTo(Math.ceil(250 / (step * 0.87)) + 1).flatMap((row) => upTo(Math.ceil(1000 / step) + 1).map((column) => dot(column, row)));
  return `${ground(pen, 10)}<g fill="${colors[3]}" opacity="0.75">${all.join("")}</g>`;
};

/** Scales: rows of arcs that overlap. */
export const scales: BannerPattern = (pen) => {
  const { random, colors } = pen;
  const r = between(random, 34, 56);
  const arc = (column: number, row: number): string => {
    const [x, y] = [(column + (row % 2) / 2) * r * 2, row * r * 0.62];
    const rims = [1, 0.7, 0.4].map(
      (share, at) => `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r * share)}" fill="${colors[(at + row) % 4] ?? colors[0]}"/>`,
    );
    return rims.join("");
  };
  const rows = Math.ceil(250 / (r * 0.62)) + 2;
  return (
    ground(pen) +
    upTo(rows)
      .flatMap((row) => upTo(Math.ceil(500 / r) + 2).map((column) => arc(column, row)))
      .join("")
  );
};

/** Lines between stars. */
export const constellation: BannerPattern = (pen) => {
  const { random, colors } = pen;
  const stars = upTo(64).map(() => [between(random, 0, 1000), between(random, 0, 250), between(random, 1.5, 5)] as const);
  const near = stars.flatMap(([x, y], at) =>
    stars
      .slice(at + 1)
      .flatMap(([u, v]) => (Math.hypot(u - x, v - y) < 105 ? [`<line x1="${px(x)}" y1="${px(y)}" x2="${px(u)}" y2="${px(v)}"/>`] : [])),
  );
  const points = stars.map(([x, y, r]) => `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}" fill="${colors[3]}"/>`);
  return `${ground(pen, 75)}<g stroke="${colors[3]}" stroke-width="1.2" opacity="0.7">${near.join("")}</g>${points.join("")}`;
};

/** Cubes seen from above. */
export const cubes: BannerPattern = (pen) => {
  const { random, colors } = pen;
  const s = between(random, 30, 44);
  const [w, h] = [s * 0.866, s / 2];
  const cube = (x: number, y: number): string => {
    const lit = random() < 0.4;
    const face = (points: readonly (readonly [number, number])[], fill: string): string =>
      `<polygon points="${points.map(([u, v]) => `${px(x + u)},${px(y + v)}`).join(" ")}" fill="${fill}"/>`;
    return (
      face(
        [
          [0, -s],
          [w, -h],
          [0, 0],
          [-w, -h],
        ],
        lit ? colors[3] : colors[2],
      ) +
      face(
        [
          [-w, -h],
          [0, 0],
          [0, s],
          [-w, h],
        ],
        colors[lit ? 1 : 0],
      ) +
      face(
        [
          [w, -h],
          [0, 0],
          [0, s],
          [w, h],
        ],
        colors[lit ? 2 : 1],
      )
    );
  };
  return (
    ground(pen) +
    upTo(Math.ceil(250 / (s * 1.5)) + 2)
      .flatMap((row) => upTo(Math.ceil(1000 / (w * 2)) + 2).map((column) => cube((column + (row % 2) / 2) * w * 2, row * s * 1.5)))
      .join("")
  );
};

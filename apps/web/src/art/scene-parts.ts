import { blend, box, chance, ellipse, gable, type Ink, type PixelCanvas, threshold } from './pixel-canvas.ts';
import type { Light } from './scene-light.ts';

/** Paints a sky whose tones blend by ordered dithering; with `fades`, the first one stays transparent. */
export function paintSky(canvas: PixelCanvas, { sky }: Light, horizon: number, fades: boolean): void {
  const last = sky.length - 1;
  for (let y = 0; y < horizon; y += 1) {
    const place = Math.min(last, (y / horizon) * (sky.length - 0.4));
    for (let x = 0; x < canvas.width; x += 1) {
      const tone = Math.min(last, Math.floor(place) + (place % 1 > threshold(x, y) ? 1 : 0));
      if (fades && tone === 0) continue;
      canvas.dot(x, y, sky[tone] ?? 0);
    }
  }
}

export function paintDisc(canvas: PixelCanvas, light: Light, cx: number, cy: number, radius: number): void {
  const reach = radius * 2.1;
  for (let y = Math.floor(cy - reach); y <= cy + reach; y += 1) {
    for (let x = Math.floor(cx - reach); x <= cx + reach; x += 1) {
      const far = Math.hypot(x + 0.5 - cx, y + 0.5 - cy);
      const isMoon =
        light.stars && Math.hypot(x + 0.5 - cx - radius * 0.55, y + 0.5 - cy + radius * 0.35) < radius * 0.95;
      if (far <= radius && !isMoon) canvas.dot(x, y, light.disc);
      else if (far <= reach && 1 - (far - radius) / (reach - radius) > threshold(x, y))
        canvas.dot(x, y, light.halo);
    }
  }
}

export function paintStars(canvas: PixelCanvas, horizon: number, seed: number, from = 0): void {
  const count = Math.round((canvas.width * horizon) / 150);
  for (let star = 0; star < count; star += 1) {
    const x = Math.floor(chance(seed, star * 2) * canvas.width);
    const y = Math.floor((from + chance(seed, star * 2 + 1) ** 1.4 * (0.8 - from)) * horizon);
    canvas.dot(
      x,
      y,
      chance(seed, star + 900) < 0.15 ? 0xbfe3ff : chance(seed, star + 500) < 0.35 ? 0xf6ecca : 0x6c7aa8,
    );
  }
}

/** A cloud: flat below, stepped above. */
export function paintCloud(
  canvas: PixelCanvas,
  { cloud, cloudShade }: Light,
  x: number,
  y: number,
  width: number,
): void {
  const layers = [
    [0, width],
    [Math.round(width * 0.16), Math.round(width * 0.62)],
    [Math.round(width * 0.42), Math.round(width * 0.24)],
  ] as const;
  layers.forEach(([shift, length], layer) => {
    const height = layer === 0 ? 2 : 1 + (width > 18 ? 1 : 0);
    for (let row = 0; row < height; row += 1)
      canvas.row(x + shift + row, y - layer * 2 - row, length - row * 2, cloud);
  });
  canvas.row(x + 2, y + 1, width - 3, cloudShade);
}

const ridge = (seed: number, base: number, swing: number, length: number) => (x: number) =>
  base -
  swing *
    (0.5 +
      0.3 * Math.sin(x / length + seed) +
      0.14 * Math.sin(x / (length * 0.37) + seed * 2.7) +
      0.06 * Math.sin(x / (length * 0.13) + seed * 5.1));

function paintPines(canvas: PixelCanvas, ink: Ink, ground: (x: number) => number, seed: number): void {
  for (let x = 0, tree = 0; x < canvas.width; tree += 1) {
    x += 2 + Math.floor(chance(seed, tree) * (chance(seed, tree + 77) < 0.3 ? 22 : 4));
    const height = 3 + Math.floor(chance(seed, tree + 300) * 5);
    const foot = Math.round(ground(x));
    for (let row = 0; row < height; row += 1) {
      const half = row < 2 ? 0 : row < height * 0.6 ? 1 : 2;
      canvas.row(x - half, foot - height + row + 1, half * 2 + 1, ink);
    }
  }
}

export function paintTree(
  canvas: PixelCanvas,
  { leaf, trunk }: Light,
  x: number,
  foot: number,
  size: number,
): void {
  const crown = foot - size * 1.15;
  canvas.figure([
    box(x - 1, Math.round(foot - size * 0.8), 3, Math.round(size * 0.8), trunk),
    ellipse(x - size * 0.62, crown + size * 0.12, size * 0.62, size * 0.5, blend(leaf, 0x1b2a3a, 0.16)),
    ellipse(x + size * 0.66, crown + size * 0.1, size * 0.6, size * 0.5, blend(leaf, 0x1b2a3a, 0.1)),
    ellipse(x, crown - size * 0.3, size * 0.72, size * 0.58, leaf),
    ellipse(x + 0.5, crown + size * 0.24, size * 0.78, size * 0.44, leaf),
  ]);
}

export function paintHouse(
  canvas: PixelCanvas,
  { wall, roof, lamp, trunk }: Light,
  x: number,
  foot: number,
): void {
  canvas.figure([
    box(x + 9, foot - 18, 3, 6, blend(wall, 0x3a2450, 0.4)),
    box(x, foot - 9, 16, 9, wall),
    gable(x + 8, foot - 17, 22, 9, roof),
    box(x + 3, foot - 6, 3, 6, trunk),
    box(x + 9, foot - 7, 4, 3, lamp),
  ]);
}

export function paintFlowers(
  canvas: PixelCanvas,
  flowers: readonly Ink[],
  from: number,
  to: number,
  seed: number,
  one: number,
): void {
  const count = Math.round((canvas.width * (to - from)) / one);
  for (let flower = 0; flower < count; flower += 1) {
    const x = Math.floor(chance(seed, flower * 3) * canvas.width);
    const y = from + Math.floor(chance(seed, flower * 3 + 1) * (to - from));
    canvas.dot(x, y, flowers[Math.floor(chance(seed, flower * 3 + 2) * flowers.length)] ?? 0);
  }
}

/** Dissolves the lower edge into the page. */
export function dissolveBelow(canvas: PixelCanvas, rows: number): void {
  for (let y = canvas.height - rows; y < canvas.height; y += 1) {
    const left = (canvas.height - y - 0.5) / rows;
    for (let x = 0; x < canvas.width; x += 1) if (left < threshold(x, y)) canvas.clear(x, y);
  }
}

export const seedOf = (key: string): number =>
  Array.from(key).reduce((seed, letter) => Math.imul(seed, 31) + letter.charCodeAt(0), 7) >>> 0;

/** Paints bands of land from far to near: mountains, pines, hill, meadow. */
export function paintLand(
  canvas: PixelCanvas,
  light: Light,
  horizon: number,
  seed: number,
  tall: number,
): (x: number) => number {
  const { height } = canvas;
  const far = ridge(seed % 7, horizon + 1, tall * 0.5, 31);
  const mid = ridge(seed % 11, horizon + 2, tall * 0.3, 23);
  const hill = ridge(seed % 5, horizon + tall * 0.34, tall * 0.26, 41);
  const meadow = ridge(seed % 3, horizon + tall * 0.8, tall * 0.2, 57);
  const crest = blend(light.far, 0xffffff, 0.14);
  canvas.land(far, mid, (_, depth) => (depth < 1 ? crest : light.far));
  canvas.land(mid, hill, () => light.mid);
  paintPines(canvas, light.pines, mid, seed);
  const [hillCrest, hillFoot] = [blend(light.hill, 0xfff2b0, 0.2), blend(light.hill, light.grass, 0.7)];
  canvas.land(hill, meadow, (x, depth, y) =>
    depth < 1 ? hillCrest : depth / (tall * 0.9) > threshold(x, y) ? hillFoot : light.hill,
  );
  const [grassCrest, grassFoot] = [blend(light.grass, 0xfff2b0, 0.16), blend(light.grass, 0x14231e, 0.16)];
  canvas.land(
    meadow,
    () => height,
    (x, depth, y) =>
      depth < 1 ? grassCrest : depth / (tall * 1.4) > threshold(x, y) ? grassFoot : light.grass,
  );
  return hill;
}

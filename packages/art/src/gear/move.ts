import { parse, type Primitive } from '../pipeline/parse.ts';

/** How many numbers of a primitive come before its coordinates. */
const LEAD: Readonly<Record<string, number>> = { l: 1, t: 2 };

function movedPrimitive({ kind, n }: Primitive, dx: number, dy: number, s: number): number[] {
  const lead = LEAD[kind] ?? 0;
  return n.map((v, i) => {
    if (i < lead) return v * s;
    const k = i - lead;
    if (kind === 'o') return k === 0 ? v * s + dx : k === 1 ? v * s + dy : k < 4 ? v * s : v;
    if (kind === 'r' || kind === 'q' || kind === 'y')
      return k === 0 ? v * s + dx : k === 1 ? v * s + dy : v * s;
    return k % 2 === 0 ? v * s + dx : v * s + dy;
  });
}

/** Scales a drawing by `s`, then shifts it. Mirrored copies are written out. */
export function moved(text: string, dx: number, dy: number, s = 1): string {
  return parse(text)
    .map((f) =>
      f.parts
        .map((p, i) => {
          const join =
            i === 0
              ? `${f.fold > 0 ? '^' : f.fold < 0 ? '_' : ''}${f.flat && !'dqy'.includes(p.kind) ? '!' : ''}${f.mirrored ? '*' : ''}`
              : p.cut
                ? '-'
                : '+';
          const axis = i === 0 && f.mirrored ? `@${(f.axis ?? 0) * s + dx} ` : '';
          return `${axis}${join}${f.material}${p.kind} ${movedPrimitive(p, dx, dy, s)
            .map((v) => Math.round(v * 100) / 100)
            .join(' ')}`;
        })
        .join(' '),
    )
    .join(' ');
}

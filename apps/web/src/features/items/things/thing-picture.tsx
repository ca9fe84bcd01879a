import { drawOnce } from '../../../art/drawn.ts';
import { useFamily } from '../../../art/families.ts';
import { Item } from '../../../art/item.tsx';
import { Pixels } from '../../../art/pixels.tsx';
import type { SpecialThing, Thing } from './owned.ts';

const SIZE = 32;

function Special({ thing: { kind, key }, scale }: { readonly thing: SpecialThing; readonly scale: number }) {
  const art = useFamily('quests');
  const name = kind === 'gift' ? 'mysteryBox' : key;
  const draw = art && (() => (kind === 'card' ? undefined : art.drawThing(name)) ?? art.drawCard(name));
  const picture = drawOnce(`special:${kind}:${name}`, draw);
  return <Pixels picture={picture} width={SIZE} height={SIZE} scale={scale} />;
}

/** The picture of a thing; decoration. */
export function ThingPicture({
  thing,
  scale = 2,
}: {
  readonly thing: Pick<Thing, 'family' | 'key'> | SpecialThing;
  readonly scale?: number;
}) {
  if ('family' in thing) return <Item family={thing.family} name={thing.key} scale={scale} />;
  return <Special thing={thing} scale={scale} />;
}

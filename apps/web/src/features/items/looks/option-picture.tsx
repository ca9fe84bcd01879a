import { crop } from '@everdeed/art';
import { useMemo } from 'react';
import type { Drawing } from '../../../art/draw-queue.ts';
import { drawOnce } from '../../../art/drawn.ts';
import { useFamily } from '../../../art/families.ts';
import { Item } from '../../../art/item.tsx';
import { LaterPixels } from '../../../art/later-pixels.tsx';
import { Pixels } from '../../../art/pixels.tsx';
import { useDrawnAhead } from '../../../art/use-drawn-ahead.ts';
import { isAnimal, isWhole, type LookFamily } from './kinds.ts';
import styles from './looks.module.css';

const SIZE = 32;
/** Size of a background, and of a whole model. */
const WIDTH = 48;
const HEIGHT = 49;

type DrawnFamily = Exclude<LookFamily, 'ears' | 'tails' | 'background'>;

interface OnModelProps {
  readonly family: DrawnFamily;
  readonly name: string;
  readonly whole: boolean;
}

/** An option on a model, of whom `whole` shows all and not head and chest alone. */
function OnModel({ family, name, whole }: OnModelProps) {
  const art = useFamily('looks');
  const draw = art && (() => (whole ? art.drawWholeOption : art.drawOption)(family, name));
  const picture = drawOnce(`look:${family}:${name}${whole ? ' whole' : ''}`, draw);
  const size = whole ? { width: WIDTH, height: HEIGHT } : { width: SIZE, height: SIZE };
  return <Pixels picture={picture} {...size} scale={2} />;
}

interface ViewProps {
  readonly name: string;
  readonly small?: boolean;
  readonly isNear: boolean;
}

type ViewArt = NonNullable<ReturnType<typeof useFamily<'backgrounds'>>>;

const nameOfView = (name: string, small: boolean): string => `view ${name}${small ? ' small' : ''}`;

/** How a background is drawn. `small` shows its middle. */
const viewDrawing = ({ drawView }: ViewArt, name: string, small = false): Drawing => ({
  name: nameOfView(name, small),
  draw: () => (small ? crop(drawView(name), 8, 12, SIZE, SIZE) : drawView(name)),
});

/** A background, drawn while it is near: there are hundreds. */
function View({ name, small = false, isNear }: ViewProps) {
  const art = useFamily('backgrounds');
  const size = small ? { width: SIZE, height: SIZE } : { width: WIDTH, height: HEIGHT };
  const drawing = art && isNear ? viewDrawing(art, name, small) : undefined;
  return (
    <span className={styles['view']} data-small={small || undefined}>
      <LaterPixels name={nameOfView(name, small)} draw={drawing?.draw} {...size} scale={2} />
    </span>
  );
}

/** Draws backgrounds before they come near: each takes as long as a dozen other pictures. */
export function ViewsAhead({ names }: { readonly names: readonly string[] }) {
  const art = useFamily('backgrounds');
  const drawings = useMemo(() => art && (() => names.map((name) => viewDrawing(art, name))), [art, names]);
  useDrawnAhead(drawings, 0);
  return null;
}

export interface OptionPictureProps {
  readonly family: LookFamily;
  readonly name: string;
  /** What has a large picture shows a part of it, in the size of everything else. */
  readonly small?: boolean;
  /** Whether it is in the window or near it, so that a background is drawn. */
  readonly isNear?: boolean;
}

/** The picture of something that can be worn, at 2x. Decoration. */
export function OptionPicture({ family, name, small, isNear = true }: OptionPictureProps) {
  if (family === 'background') return <View name={name} {...(small && { small })} isNear={isNear} />;
  if (isAnimal(family)) return <Item family="gear" name={name} scale={2} />;
  return <OnModel family={family} name={name} whole={!small && isWhole(family)} />;
}

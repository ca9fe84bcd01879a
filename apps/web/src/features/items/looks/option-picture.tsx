import { crop } from '@everdeed/art';
import { drawOnce } from '../../../art/drawn.ts';
import { useFamily } from '../../../art/families.ts';
import { Item } from '../../../art/item.tsx';
import { LaterPixels } from '../../../art/later-pixels.tsx';
import { Pixels } from '../../../art/pixels.tsx';
import { isAnimal, type LookFamily } from './kinds.ts';
import styles from './looks.module.css';

const SIZE = 32;
/** Size of a background. */
const WIDTH = 48;
const HEIGHT = 49;

type DrawnFamily = Exclude<LookFamily, 'ears' | 'tails' | 'background'>;

/** An option on a model. */
function OnModel({ family, name }: { readonly family: DrawnFamily; readonly name: string }) {
  const art = useFamily('looks');
  const picture = drawOnce(`look:${family}:${name}`, art && (() => art.drawOption(family, name)));
  return <Pixels picture={picture} width={SIZE} height={SIZE} scale={2} />;
}

/** A background, drawn once it comes near: there are hundreds. `small` shows its middle. */
function View({ name, small = false }: { readonly name: string; readonly small?: boolean }) {
  const art = useFamily('backgrounds');
  const draw =
    art &&
    (() => {
      const whole = art.drawView(name);
      return small ? crop(whole, 8, 12, SIZE, SIZE) : whole;
    });
  const size = small ? { width: SIZE, height: SIZE } : { width: WIDTH, height: HEIGHT };
  return (
    <span className={styles['view']} data-small={small || undefined}>
      <LaterPixels name={`view ${name}${small ? ' small' : ''}`} {...{ draw, ...size }} scale={2} whenNear />
    </span>
  );
}

export interface OptionPictureProps {
  readonly family: LookFamily;
  readonly name: string;
  /** Backgrounds show their middle, in the size of everything else. */
  readonly small?: boolean;
}

/** The picture of something that can be worn, at 2x. Decoration. */
export function OptionPicture({ family, name, small }: OptionPictureProps) {
  if (family === 'background') return <View name={name} {...(small && { small })} />;
  if (isAnimal(family)) return <Item family="gear" name={name} scale={2} />;
  return <OnModel family={family} name={name} />;
}

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

interface ViewProps {
  readonly name: string;
  readonly small?: boolean;
  readonly isNear: boolean;
}

/** A background, drawn while it is near: there are hundreds. `small` shows its middle. */
function View({ name, small = false, isNear }: ViewProps) {
  const art = useFamily('backgrounds');
  const draw =
    isNear &&
    art &&
    (() => {
      const whole = art.drawView(name);
      return small ? crop(whole, 8, 12, SIZE, SIZE) : whole;
    });
  const size = small ? { width: SIZE, height: SIZE } : { width: WIDTH, height: HEIGHT };
  return (
    <span className={styles['view']} data-small={small || undefined}>
      <LaterPixels
        name={`view ${name}${small ? ' small' : ''}`}
        draw={draw || undefined}
        {...size}
        scale={2}
      />
    </span>
  );
}

export interface OptionPictureProps {
  readonly family: LookFamily;
  readonly name: string;
  /** Backgrounds show their middle, in the size of everything else. */
  readonly small?: boolean;
  /** Whether it is in the window or near it, so that a background is drawn. */
  readonly isNear?: boolean;
}

/** The picture of something that can be worn, at 2x. Decoration. */
export function OptionPicture({ family, name, small, isNear = true }: OptionPictureProps) {
  if (family === 'background') return <View name={name} {...(small && { small })} isNear={isNear} />;
  if (isAnimal(family)) return <Item family="gear" name={name} scale={2} />;
  return <OnModel family={family} name={name} />;
}

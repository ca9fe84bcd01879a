import { crop } from '@everdeed/art';
import { drawOnce } from '../../../art/drawn.ts';
import { useFamily } from '../../../art/families.ts';
import { Item } from '../../../art/item.tsx';
import { LaterPixels } from '../../../art/later-pixels.tsx';
import { Pixels } from '../../../art/pixels.tsx';
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

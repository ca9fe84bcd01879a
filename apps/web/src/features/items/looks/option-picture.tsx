import { crop } from '@everdeed/art';
import { memo, useMemo } from 'react';
import { drawOnce } from '../../../art/drawn.ts';
import { useFamily } from '../../../art/families.ts';
import { Item } from '../../../art/item.tsx';
import { Pixels } from '../../../art/pixels.tsx';
import { isAnimal, type LookFamily } from './kinds.ts';
import styles from './looks.module.css';
import { useNear } from './near.ts';

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
const View = memo(function View({
  name,
  small = false,
}: {
  readonly name: string;
  readonly small?: boolean;
}) {
  const { box, isNear } = useNear<HTMLSpanElement>();
  const art = useFamily(isNear ? 'backgrounds' : 'none');
  const picture = useMemo(() => {
    const whole = art?.drawView(name);
    return whole && small ? crop(whole, 8, 12, SIZE, SIZE) : whole;
  }, [art, name, small]);
  const size = small ? { width: SIZE, height: SIZE } : { width: WIDTH, height: HEIGHT };
  return (
    <span ref={box} className={styles['view']} data-small={small || undefined}>
      {picture && <Pixels picture={picture} {...size} scale={2} />}
    </span>
  );
});

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

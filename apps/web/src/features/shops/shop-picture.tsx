import { type Picture, crop } from '@everdeed/art';
import type { OptionPath } from '@everdeed/art/avatar/options';
import { drawOnce } from '../../art/drawn.ts';
import { useFamily } from '../../art/families.ts';
import { Item, itemOfPictureKey } from '../../art/item.tsx';
import { Pet } from '../../art/pet.tsx';
import { Pixels } from '../../art/pixels.tsx';

/** Names of the pictures of looks: hair is shown in the player's own colour or on their own fringe. */
const SHIRT = /^icon_(?:slim|broad)_shirt_(.+)$/;
const SKIN = /^icon_skin_(.+)$/;
const HAIR_COLOR = /^icon_hair_bangs_\d+_(.+)$/;
const HAIR = /^icon_hair_(base|mustache|beard)_(\d+)_/;

function lookAt(name: string): { readonly family: OptionPath; readonly key: string } | undefined {
  const [, part, number] = HAIR.exec(name) ?? [];
  if (number !== undefined && (part === 'base' || part === 'mustache' || part === 'beard'))
    return { family: `hair.${part}`, key: number };
  for (const [pattern, family] of [
    [SHIRT, 'shirt'],
    [SKIN, 'skin'],
    [HAIR_COLOR, 'hair.color'],
  ] as const) {
    const key = pattern.exec(name)?.[1];
    if (key !== undefined) return { family, key };
  }
  return undefined;
}

function Look({ family, name, scale }: ShopPictureProps & { readonly family: OptionPath }) {
  const art = useFamily('looks');
  const picture = drawOnce(`look:${family}:${name}`, art && (() => art.drawOption(family, name)));
  return <Pixels picture={picture} width={SIZE} height={SIZE} scale={scale} />;
}

export interface ShopPictureProps {
  /** The name of the picture as shops answer it, such as `Pet_Egg_Wolf`. */
  readonly name: string;
  /** Whole multiple of a picture of 32 pixels. */
  readonly scale: number;
}

const SIZE = 32;

/** What else is sold: the armoire, gems, cards, keys, transformation items. A quest scroll stands in for what is unknown. */
function Thing({ name, scale }: ShopPictureProps) {
  const art = useFamily('quests');
  const draw =
    art && (() => art.drawThing(name) ?? (art.hasCard(name) ? art.drawCard(name) : art.drawQuest(name)));
  const picture = drawOnce(`things:${name}`, draw);
  return <Pixels picture={picture} width={SIZE} height={SIZE} scale={scale} />;
}

/** The middle of a background. */
function View({ name, scale }: ShopPictureProps) {
  const art = useFamily('backgrounds');
  const draw = art && ((): Picture => crop(art.drawBackground(name, 48, 49, false), 8, 8, SIZE, SIZE));
  return <Pixels picture={drawOnce(`view:${name}`, draw)} width={SIZE} height={SIZE} scale={scale} />;
}

/** The middle of a mount, for places that are too small for all of it. */
const MOUNT_MIDDLE = { x: 4, y: 9, width: 40, height: 38 } as const;
const WHOLE_MOUNT = { x: 0, y: 0, width: 48, height: 49 } as const;

/** Mounts are larger than anything else: where others stand large, they stand a size smaller. */
function Mount({ name, scale }: ShopPictureProps) {
  const art = useFamily('pets');
  const { x, y, width, height } = scale === 1 ? MOUNT_MIDDLE : WHOLE_MOUNT;
  const draw = art && ((): Picture => crop(art.drawMount(name), x, y, width, height));
  return (
    <Pixels
      picture={drawOnce(`mount:${width}:${name}`, draw)}
      width={width}
      height={height}
      scale={scale > 2 ? scale - 1 : scale}
    />
  );
}

/** Kinds of pictures by the beginning of their names, after which the catalogue key follows. */
const PET = /^shop_pets_(.+)$/;
const MOUNT = /^shop_mounts_(.+)$/;
const BACKGROUND = /^icon_background_(.+)$/;
const BUNDLE = /^quest_bundle_(.+)$/;
const SCROLL_LOCK = /_locked$/;
const THING = /^(?:shop_|inventory_special_|key-)|_orb$/;

/** Whether the picture of this name is a mount, which needs a larger plate. */
export const isMountPicture = (name: string): boolean => MOUNT.test(name);

/** The picture of something that is sold. Decoration: its name stands beside it. */
export function ShopPicture({ name, scale }: ShopPictureProps) {
  const pet = PET.exec(name)?.[1];
  if (pet) return <Pet name={pet} scale={scale} />;
  const mount = MOUNT.exec(name)?.[1];
  if (mount) return <Mount name={mount} scale={scale} />;
  const background = BACKGROUND.exec(name)?.[1];
  if (background) return <View name={background} scale={scale} />;
  const look = lookAt(name);
  if (look) return <Look family={look.family} name={look.key} scale={scale} />;
  const scroll = BUNDLE.exec(name)?.[1];
  if (scroll) return <Item family="quests" name={scroll} scale={scale} />;
  const item = itemOfPictureKey(name.replace(SCROLL_LOCK, ''));
  if (item) return <Item {...item} scale={scale} />;
  return <Thing name={name.replace(THING, '')} scale={scale} />;
}

import { artCalls } from '@everdeed/contract';
import { isUuid } from '@everdeed/rules';
import { refusal } from '../work/refusal.ts';
import { reply } from '../http/reply.ts';
import { type RequestInfo, route } from '../http/route.ts';
import { Gallery, type Shown } from './gallery.ts';
import { lookOf } from './look-of.ts';
import type { Work } from '../work/work.ts';

const forEver = 'public, max-age=31536000, immutable';
/** Pictures of keys change with a release, avatars with the player's look. */
const catalogueFresh = 'public, max-age=3600';
const avatarFresh = 'public, max-age=60';

interface Asked {
  readonly query: { readonly scale?: string; readonly v?: string };
  readonly info: RequestInfo;
  /** The hash in the address. */
  readonly hash?: string;
}

const scaleOf = ({ query }: Asked): number => Number(query.scale || 1);

/** Whether the client already has the current answer. */
function isKnown(sent: RequestInfo['headers'][string], etag: string): boolean {
  const tags = String(sent ?? '').split(',');
  return tags.some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

/** `path` is the address below `/art/` without a hash; undefined: there is none with one. */
function send({ png, hash }: Shown, path: string | undefined, asked: Asked, fresh: string) {
  const scale = scaleOf(asked);
  const etag = `"${hash}-${scale}"`;
  const headers = {
    etag,
    'cache-control': hash === (asked.hash ?? asked.query.v) ? forEver : fresh,
    ...(path !== undefined && {
      'content-location': `/art/${hash}/${path}${scale === 1 ? '' : `?scale=${scale}`}`,
    }),
    'access-control-expose-headers': 'ETag, Content-Location',
    'cross-origin-resource-policy': 'cross-origin',
  };
  const isSame = isKnown(asked.info.headers['if-none-match'], etag);
  const raw = { contentType: 'image/png', body: isSame ? '' : png };
  return reply({ status: isSame ? 304 : 200, headers, raw });
}

async function sendPicture(gallery: Gallery, family: string, key: string, asked: Asked) {
  const shown = await gallery.picture(family, key, scaleOf(asked));
  if (!shown) throw refusal('NotFound', 'notFound');
  return send(shown, `${encodeURIComponent(family)}/${encodeURIComponent(key)}.png`, asked, catalogueFresh);
}

async function sendAvatar(work: Work<'userWithIDNotFound'>, gallery: Gallery, userId: string, asked: Asked) {
  const player = isUuid(userId) ? await work.read.players.get(userId.toLowerCase()) : undefined;
  if (!player) throw work.refuse('NotFound', 'userWithIDNotFound', { params: { userId } });
  const shown = await gallery.avatar(lookOf(player), scaleOf(asked));
  return send(shown, `avatar/${player._id}.png`, asked, avatarFresh);
}

/** Pictures as PNG, each server's from a gallery of its own. */
export const artRoutes = (gallery = new Gallery()) => [
  route(artCalls.getSocialPicture, async (_work, { info }) =>
    send(await gallery.social(), undefined, { query: {}, info }, catalogueFresh),
  ),
  route(artCalls.getPicture, (_work, { params: { family, key }, ...asked }) =>
    sendPicture(gallery, family, key, asked),
  ),
  route(artCalls.getPictureByHash, (_work, { params: { family, key, hash }, ...asked }) =>
    sendPicture(gallery, family, key, { ...asked, hash }),
  ),
  route(artCalls.getAvatar, (work, { params: { userId }, ...asked }) =>
    sendAvatar(work, gallery, userId, asked),
  ),
  route(artCalls.getAvatarByHash, (work, { params: { userId, hash }, ...asked }) =>
    sendAvatar(work, gallery, userId, { ...asked, hash }),
  ),
];

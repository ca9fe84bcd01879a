import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AvatarLook, Picture } from '@everdeed/art';
import { refusal } from '../work/refusal.ts';
import { ByteCache } from './byte-cache.ts';
import { hashOf, pngOf } from './png.ts';

/** A picture ready to send. */
export interface Shown {
  readonly png: Buffer;
  /** Hash of the pixels, regardless of the scale. */
  readonly hash: string;
  readonly bytes: number;
}

/** The whole catalogue at its original size takes about 6 MB. */
const CACHE_BYTES = 16 * 1024 * 1024;
/** Overhead of an entry besides the PNG. */
const ENTRY_BYTES = 300;
/** Maximum number of pictures waiting to be drawn. */
const MAX_WAITING = 100;

/** Loaded with the first requested picture, since it is large. */
const loadArt = () => import('@everdeed/art/all');

/**
 * Draws pictures, one per turn of the event loop, so that other requests are served in between. Nobody can
 * make it draw more than that, or anything larger than a catalogue picture enlarged eight times.
 */
export class Gallery {
  readonly #cache: ByteCache<Shown>;
  readonly #underWay = new Map<string, Promise<Shown>>();
  readonly #keys = new Map<string, ReadonlySet<string>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(cacheBytes = CACHE_BYTES) {
    this.#cache = new ByteCache(cacheBytes);
  }

  get cachedBytes(): number {
    return this.#cache.bytes;
  }

  /** The picture of a key; undefined if the catalogue has no such key. */
  async picture(family: string, key: string, scale: number): Promise<Shown | undefined> {
    const art = await loadArt();
    const known = art.families().find((one) => one.family === family);
    if (!known) return undefined;
    let keys = this.#keys.get(family);
    if (!keys) this.#keys.set(family, (keys = new Set(known.keys())));
    if (!keys.has(key)) return undefined;
    return this.#show(`${family}/${key}`, scale, () => known.draw(key));
  }

  async avatar(look: AvatarLook, scale: number): Promise<Shown> {
    const { drawAvatar } = await loadArt();
    return this.#show(JSON.stringify(look), scale, () => drawAvatar(look));
  }

  /** The picture that other sites show beside a link, in the size that they want. */
  async social(): Promise<Shown> {
    const { drawSocial, SOCIAL_SCALE } = await loadArt();
    return this.#show('social', SOCIAL_SCALE, drawSocial);
  }

  async #show(name: string, scale: number, draw: () => Picture): Promise<Shown> {
    const key = `${scale} ${name}`;
    const ready = this.#cache.get(key) ?? this.#underWay.get(key);
    if (ready) return ready;
    if (this.#underWay.size >= MAX_WAITING)
      throw refusal('TooManyRequests', 'clientRateLimited', { headers: { 'Retry-After': '1' } });
    const work = this.#last
      .then(() => nextTurn())
      .then(() => {
        const picture = draw();
        const png = pngOf(picture, scale);
        const shown = { png, hash: hashOf(picture), bytes: png.length + key.length * 2 + ENTRY_BYTES };
        this.#cache.set(key, shown);
        return shown;
      });
    this.#underWay.set(key, work);
    this.#last = work.catch(() => undefined);
    return work.finally(() => this.#underWay.delete(key));
  }
}

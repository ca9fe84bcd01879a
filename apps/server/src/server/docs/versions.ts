import type { Call } from '@everdeed/contract';

export type Version = Call['versions'][number];

/** Versions that go on from page to page; that which pages are of anyway needs no mention. */
const carried = ['v3', 'root'] as const;

/** The address of a guide, or without one of the first page, for a reader of a version. */
export function guidePlace(slug: string, asked: string | undefined): string {
  const version = carried.find((one) => one === asked);
  return `/api/docs${slug === '' ? '' : `/${slug}`}${version === undefined ? '' : `?version=${version}`}`;
}

/** The version that the page of a call is of, unless another is asked for. */
const usualVersion = ({ versions }: Pick<Call, 'versions'>): Version =>
  versions.find((version) => version === 'v4') ?? versions[0] ?? 'root';

/** The version of the page: the one asked for, where the call has it. */
export const versionOf = (call: Pick<Call, 'versions'>, asked: string | undefined): Version =>
  call.versions.find((version) => version === asked) ?? usualVersion(call);

/** The address of the page of a call under a version. */
export const placeOf = (call: Pick<Call, 'id' | 'versions'>, asked: string | undefined): string => {
  const version = versionOf(call, asked);
  return `/api/docs/calls/${call.id}${version === usualVersion(call) ? '' : `?version=${version}`}`;
};

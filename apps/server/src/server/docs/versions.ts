import type { Call } from '@everdeed/contract';

export type Version = Call['versions'][number];

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

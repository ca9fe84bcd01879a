import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { memberCalls } from 'virtual:calls/member';
import { call } from '../data/api.ts';
import { keys, queryClient } from '../data/queries.ts';

/** The username that was typed, with or without an @. */
export const usernameIn = (typed: string): string => typed.trim().replace(/^@/, '').toLowerCase();

/** Players whose username begins with what was typed. */
export function useFoundMembers(typed: string) {
  const username = useDeferredValue(usernameIn(typed));
  return useQuery(
    {
      queryKey: keys.foundMembers(username),
      queryFn: () => call(memberCalls.findMembers, { params: { username } }, { quiet: true }),
      enabled: username !== '',
    },
    queryClient,
  );
}

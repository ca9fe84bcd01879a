import { describe, expect, it } from 'vitest';
import type { AuditAct } from './audit.ts';
import { mayUndo } from './policy.ts';

const moderator = { moderator: true };
const support = { userSupport: true };
const both = { ...moderator, ...support };
const chief = { fullAccess: true };
const nobody = {};

describe('taking an act back', () => {
  it.each<{
    why: string;
    by: Record<string, boolean>;
    act: AuditAct;
    path: string;
    target: Record<string, boolean>;
    may: boolean;
  }>([
    {
      why: 'a moderator, of a mute',
      by: moderator,
      act: 'mute',
      path: 'flags.chatRevoked',
      target: nobody,
      may: true,
    },
    {
      why: 'a moderator, of a shadow mute',
      by: moderator,
      act: 'shadowMute',
      path: 'flags.chatShadowMuted',
      target: nobody,
      may: true,
    },
    {
      why: 'a moderator, of a block',
      by: moderator,
      act: 'block',
      path: 'auth.blocked',
      target: nobody,
      may: true,
    },
    {
      why: 'no support, of a mute by moderators',
      by: support,
      act: 'mute',
      path: 'flags.chatRevoked',
      target: nobody,
      may: false,
    },
    {
      why: 'no moderator, of an edit',
      by: moderator,
      act: 'editPlayer',
      path: 'stats.gp',
      target: nobody,
      may: false,
    },
    {
      why: 'no moderator, of a mute of staff',
      by: moderator,
      act: 'mute',
      path: 'flags.chatRevoked',
      target: { news: true },
      may: false,
    },
    {
      why: 'full access, of a mute of staff',
      by: chief,
      act: 'mute',
      path: 'flags.chatRevoked',
      target: { news: true },
      may: true,
    },
    {
      why: 'support, of an edit',
      by: support,
      act: 'editPlayer',
      path: 'stats.gp',
      target: { news: true },
      may: true,
    },
    {
      why: 'support, of an address',
      by: support,
      act: 'editPlayer',
      path: 'auth.local.email',
      target: support,
      may: true,
    },
    {
      why: 'no support, of an address of a moderator',
      by: support,
      act: 'editPlayer',
      path: 'auth.local.email',
      target: moderator,
      may: false,
    },
    {
      why: 'support that moderates, of an address of a moderator',
      by: both,
      act: 'editPlayer',
      path: 'auth.local.email',
      target: moderator,
      may: true,
    },
    {
      why: 'no support, of permissions',
      by: support,
      act: 'editPlayer',
      path: 'permissions.news',
      target: nobody,
      may: false,
    },
    {
      why: 'nobody without a privilege',
      by: nobody,
      act: 'mute',
      path: 'flags.chatRevoked',
      target: nobody,
      may: false,
    },
  ])('is for $why: $may', ({ by, act, path, target, may }) => {
    expect(mayUndo(by, { act, changes: [{ path, before: 1, after: 2 }], target })).toBe(may);
  });
});

import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer, NOON } from '../../test/support/make.ts';
import type { Player } from '../state/player.ts';
import type { AnyResult } from '../result.ts';
import { createWebhook, deleteWebhook, MAX_WEBHOOKS, updateWebhook } from './commands.ts';
import type { Webhook } from '../state/webhook.ts';
import { blankWebhook, type SentWebhook } from './webhook.ts';

const id = (digit: number) => `dddddddd-0000-4000-8000-00000000000${digit}`;
const url = 'https://example.org/hook';
const first: Webhook = {
  ...blankWebhook(id(1), NOON),
  url,
  options: { created: true, updated: false, deleted: false, checklistScored: false, scored: true },
};
const second: Webhook = { ...first, id: id(2), label: 'second' };
const player = makePlayer((fresh) => {
  fresh.webhooks = [first, second];
});
const scene = { player };
const later = new Date(NOON + 1000).toISOString();
const ctx = () => contextAt(NOON + 1000);
const create = (sent: SentWebhook, who: Player = player) => createWebhook(ctx(), { player: who }, sent);
const update = (fields: SentWebhook) => updateWebhook(ctx(), scene, { id: id(1), fields });

describe('a webhook', () => {
  it('is added at the end, with defaults', () => {
    const made = create({ url });
    const hook = {
      ...blankWebhook(ctx().newId(), NOON + 1000),
      url,
      options: { created: false, updated: false, deleted: false, checklistScored: false, scored: true },
    };
    expect(made).toMatchObject({ value: { data: hook } });
    expect(made.ok && made.value.changed.players[0]?.webhooks).toEqual([first, second, hook]);
  });

  it.each<[why: string, sent: SentWebhook, read: object]>([
    ['its own id', { id: id(9) }, { id: id(9) }],
    ['a label that is a number', { label: 5 }, { label: '5' }],
    ['a switch as a word', { enabled: 'false' }, { enabled: false }],
    [
      'the options of its kind alone',
      { type: 'userActivity', options: { leveledUp: true, scored: true } },
      { options: { petHatched: false, mountRaised: false, leveledUp: true } },
    ],
    [
      'the group it listens to',
      { type: 'groupChatReceived', options: { groupId: id(8) } },
      { options: { groupId: id(8) } },
    ],
    ['no options where there are none', { type: 'globalActivity', options: { x: 1 } }, { options: {} }],
  ])('takes %s', (_, sent, read) => {
    expect(create({ url, ...sent })).toMatchObject({ ok: true, value: { data: read } });
  });

  it('is changed field by field, options are merged', () => {
    const changed = update({ label: 'new', options: { updated: true, created: null } });
    const hook = { ...first, label: 'new', options: { ...first.options, updated: true }, updatedAt: later };
    expect(changed).toMatchObject({ value: { data: hook } });
    expect(changed.ok && changed.value.changed.players[0]?.webhooks).toEqual([hook, second]);
  });

  it('is removed; those that remain count as edited', () => {
    const left = [{ ...second, updatedAt: later }];
    expect(deleteWebhook(ctx(), scene, { id: id(1) })).toMatchObject({
      value: { data: left, changed: { players: [{ webhooks: left }] } },
    });
    expect(player.webhooks).toEqual([first, second]);
  });

  const full = makePlayer((fresh) => {
    fresh.webhooks = Array.from({ length: MAX_WEBHOOKS }, () => first);
  });
  const invalid = (...problems: object[]) => ({
    key: 'validationFailed',
    params: { model: 'User' },
    problems,
  });
  it.each<[why: string, result: AnyResult<unknown>, refusal: object]>([
    [
      'an id that is taken',
      create({ url, id: id(1) }),
      { key: 'webhookIdAlreadyTaken', params: { id: id(1) } },
    ],
    [
      'an id that is none',
      create({ url, id: 'x' }),
      invalid({ path: 'id', key: 'invalidWebhookId', value: 'x' }),
    ],
    ['no address', create({}), invalid({ path: 'url', key: 'required' })],
    ['an address taken away', update({ url: null }), invalid({ path: 'url', key: 'required' })],
    [
      'an address of another kind',
      create({ url: 'ftp://x.org' }),
      invalid({ path: 'url', key: 'invalidUrl' }),
    ],
    ['an address too long', create({ url: `${url}${'x'.repeat(2000)}` }), invalid({ key: 'invalidUrl' })],
    [
      'everything that is wrong at once',
      create({ url: 'x', type: 'chore', label: {}, enabled: 'perhaps' }),
      invalid({ path: 'url' }, { path: 'type', key: 'enum' }, { path: 'label' }, { path: 'enabled' }),
    ],
    [
      'an option that is no switch',
      update({ options: { scored: 'yes' } }),
      { key: 'webhookBooleanOption', params: { option: 'scored' } },
    ],
    [
      'a group that is none',
      create({ url, type: 'groupChatReceived', options: { groupId: 'x' } }),
      { key: 'groupIdRequired' },
    ],
    [
      'one too many',
      create({ url }, full),
      invalid({ path: 'webhooks', key: 'maxLength', params: { path: 'webhooks', max: 50 } }),
    ],
    [
      'an unknown one to change',
      updateWebhook(ctx(), scene, { id: id(7), fields: {} }),
      { kind: 'notFound', key: 'noWebhookWithId', params: { id: id(7) } },
    ],
  ])('refuses %s', (_, result, refusal) => {
    expect(result).toMatchObject({ ok: false, refusal });
  });

  it('refuses an unknown one to remove', () => {
    expect(deleteWebhook(ctx(), scene, { id: id(7) })).toMatchObject({ refusal: { key: 'noWebhookWithId' } });
  });
});

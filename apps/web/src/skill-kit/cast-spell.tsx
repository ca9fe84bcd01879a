import { findSpell } from '@everdeed/content';
import { nameOf } from '@everdeed/content/words';
import * as rules from '@everdeed/rules';
import { classCalls } from 'virtual:calls/class';
import { Icon } from '../art/icon.tsx';
import type { Dispatched } from '../data/action.ts';
import { requestOf } from '../data/calls.ts';
import { defineAction } from '../data/define-action.ts';
import { asPlayer } from '../data/domain.ts';
import { type Game, gameAfter, withPlayer } from '../data/game.ts';
import { formatSigned } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';
import { experienceGained, figuresOf } from '../task-kit/figures.ts';
import { plainTitle } from '../task-kit/plain-title.ts';
import { showToast } from '../ui/toast-store.ts';
import { effectOf } from './effect.ts';
import { effectWords } from './effect-words.ts';

interface Cast {
  /** Key of a skill of the player's class, or of a special item. */
  readonly key: string;
  /** Id of the task that the skill is aimed at, or of the player whom the item is for. */
  readonly targetId?: string;
  /** What to say of a card or special item, in the player's language. */
  readonly told?: string;
}

/** A companion that something is for. Nothing of theirs is shown here, so the player stands in for them. */
const companionOf = (player: rules.Player, targetId = player._id): readonly rules.Player[] =>
  targetId === player._id ? [] : [{ ...player, _id: targetId }];

/** Only what one skill touches, so that a preview costs no more than it must. */
function sceneOf(game: Game, { key, targetId }: Cast): rules.CastScene {
  const { player, tasks } = game;
  const target = findSpell(key)?.target;
  if (target === 'user') return { player, members: companionOf(player, targetId) };
  return { player, tasks: target === 'task' ? tasks.filter(({ _id }) => _id === targetId) : tasks };
}

/** Stats that a cast led to without luck, by the id of its entry, if nothing else was waiting. */
const expected = new Map<string, rules.Player['stats']>();

function tellDone({ key, targetId, told }: Cast, { entry, before, after }: Dispatched): string {
  if (told !== undefined) return showToast({ type: 'success', text: told });
  const spell = findSpell(key);
  const name = nameOf('spells', key);
  const { player } = before;
  const target = before.tasks.find(({ _id }) => _id === targetId);
  if (target) expected.set(entry.id, after.player.stats);
  const effect = spell?.class === 'special' || target ? undefined : effectOf(player, key);
  const damage = after.player.party.quest.progress.up - player.party.quest.progress.up;
  const id = showToast({
    type: 'mp',
    ...(spell?.class !== 'special' && { picture: <Icon name={key} scale={2} /> }),
    text: target
      ? t('skills.castOn', { name, title: plainTitle(target) })
      : effect
        ? t('skills.cast', { name, effect: effectWords(player, key, effect, true) })
        : t('skills.used', { name }),
    figures: figuresOf(player.stats, after.player.stats),
  });
  if (damage >= 0.05 && player.party.quest.key)
    showToast({ type: 'damage', text: t('skills.damage', { damage: formatSigned(damage) }) });
  return id;
}

/** Tells of luck: what came beyond what was shown at once. */
function tellLuck(id: string, now: rules.Player['stats']): void {
  const then = expected.get(id);
  expected.delete(id);
  if (!then) return;
  const figures = figuresOf(then, now).filter(({ icon }) => icon === 'star' || icon === 'coin');
  if (figures.length > 0 && experienceGained(then, now) >= 0 && now.gp >= then.gp)
    showToast({ type: 'crit', icon: 'star', text: t('skills.lucky'), figures });
}

/** Casts a skill, or uses a special item. Skills that the dice decide are shown without luck. */
export const castSpell = defineAction({
  kind: 'cast',
  addsUp: true,
  call: ({ key, targetId }: Cast) =>
    requestOf(classCalls.castSpell, {
      params: { spellId: key },
      query: targetId === undefined ? {} : { targetId },
      body: {},
    }),
  tasks: ({ key, targetId }) =>
    findSpell(key)?.target === 'task' && targetId !== undefined ? [targetId] : [],
  preview: (game, wanted, context) => gameAfter(game, rules.cast(context, sceneOf(game, wanted), wanted)),
  // What luck brings is only in the answer. Skills without luck are as they were shown.
  settle: (game, { user, task }) => {
    if (!task) return game;
    const { stats, party, items, flags } = asPlayer(user);
    const own = withPlayer(game, { stats, party, items, flags });
    return {
      ...own,
      tasks: own.tasks.map((one) => (one._id === task._id ? { ...one, value: task.value } : one)),
    };
  },
  tell: {
    done: tellDone,
    saved: ({ user, task }, _, id) => {
      if (task) tellLuck(id, asPlayer(user).stats);
    },
  },
});

/** Casting; loaded with the skills, and with what else is cast. */
export const skillActions = [castSpell] as const;

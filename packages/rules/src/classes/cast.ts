import { assertNever } from '@everdeed/content/values';
import { openJournal } from '../attempt.ts';
import { type MessageKey, findSpell, type Spell } from '@everdeed/content';
import { brighten, taskSkills } from './skills/task-skills.ts';
import { sendCard } from '../cards/send.ts';
import type { RuleContext } from '../command.ts';
import { repinCures } from '../pins/debuff.ts';
import { accept, done, refuse, type Result } from '../result.ts';
import { checkQuantity } from '../wallet.ts';
import type { ChatInfo } from '../chat-line.ts';
import { draftOf, finish } from '../state/draft.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import type { Cast, CastData, CastInput, CastScene } from './cast-types.ts';
import {
  type CheckCasterRefusal,
  type FindTargetTaskRefusal,
  type FindTargetPlayerRefusal,
  checkCaster,
  checkStealth,
  checkTargetId,
  findTargetPlayer,
  findTargetTask,
  isOpenToBrightness,
} from './cast-checks.ts';
import { partySkills } from './skills/party-skills.ts';
import { selfSkills } from './skills/self-skills.ts';
import { cure, transform } from './skills/special-items.ts';

/** Casts in one call: each is worked out by itself, and mana and gold can be plenty. */
const MAX_CASTS = 100;

/** Drafts of all players and tasks that a cast may change. */
interface CastWork {
  readonly cast: Cast;
  readonly tasks: Task[];
  /** Without the caster. */
  readonly members: Player[];
  /** The same before the cast. */
  readonly before: { readonly tasks: readonly Task[]; readonly members: readonly Player[] };
}

/** The skill `key` of the player's class, or the special item with that key. */
function spellFor({ stats }: Player, key: string): Spell | undefined {
  const spell = findSpell(key);
  return spell && (spell.class === 'special' || spell.class === stats.class) ? spell : undefined;
}

/** Why {@link cast} refuses. */
export type CastRefusal = CarryRefusal | CheckCasterRefusal | 'invalidQuantity' | 'spellNotFound';

/**
 * Casts a class skill or a special item (rules-play-and-shops 1.4 to 1.11, checks in the order of 1.5).
 * Refused if mana or gold does not suffice for all repeats. Tasks that are cast on count as touched now, even if a
 * skill leaves their value alone.
 */
export function cast(
  ctx: RuleContext,
  scene: CastScene,
  input: CastInput,
): Result<Outcome<CastData>, CastRefusal> {
  const targetId = checkTargetId(input.targetId);
  if (!targetId.ok) return targetId;
  const spell = spellFor(scene.player, input.key);
  if (!spell) return refuse('notFound', 'spellNotFound', { spellId: input.key });
  const quantity = checkQuantity(input.quantity);
  if (!quantity.ok) return quantity;
  const times = spell.bulk ? 1 : quantity.value;
  if (times > MAX_CASTS) return refuse('badRequest', 'invalidQuantity');
  const able = checkCaster(scene.player, spell);
  if (!able.ok) return able;
  const { player, tasks = [] } = scene;
  const members = (scene.members ?? []).filter(({ _id }) => _id !== player._id);
  const work: CastWork = {
    cast: { ctx, spell, caster: draftOf(player), journal: openJournal(), tmp: {} },
    tasks: draftOf([...tasks]),
    members: draftOf(members),
    before: { tasks, members },
  };
  const carried = carry(work, input, times);
  return carried.ok ? accept(conclude(work)) : carried;
}

type CarryRefusal = CastOnTaskRefusal | CastOnUserRefusal | CastOnSelfRefusal;

function carry(work: CastWork, input: CastInput, times: number): Result<undefined, CarryRefusal> {
  switch (work.cast.spell.target) {
    case 'task':
      return castOnTask(work, input.targetId, times);
    case 'tasks':
      return castOnTasks(work, times);
    case 'self':
      return castOnSelf(work, times);
    case 'party':
      return castOnParty(work, times);
    case 'user':
      return castOnUser(work, input.targetId, times);
    default:
      return assertNever(work.cast.spell.target);
  }
}

/** Casts `times` times, taking the mana each time; stops at the first refusal. */
function repeat<Key extends MessageKey>(
  { caster, spell }: Cast,
  times: number,
  act: () => Result<undefined, Key>,
): Result<undefined, Key | 'notEnoughMana' | 'messageNotEnoughGold'> {
  for (let turn = 0; turn < times; turn += 1) {
    const acted = act();
    if (!acted.ok) return acted;
    caster.stats.mp -= spell.mana;
    const paid = checkPaid(caster);
    if (!paid.ok) return paid;
  }
  return done;
}

/**
 * Checks mana and gold once more: they are checked before the first repeat only, and going below zero undoes all
 * repeats (vectors README 5).
 */
function checkPaid({ stats }: Player): Result<undefined, 'messageNotEnoughGold' | 'notEnoughMana'> {
  if (stats.mp < 0) return refuse('notAuthorized', 'notEnoughMana');
  return stats.gp < 0 ? refuse('notAuthorized', 'messageNotEnoughGold') : done;
}

/** Notes on a draft of a task that it was cast on now. */
function touch({ ctx }: Cast, task: Task): void {
  task.updatedAt = new Date(ctx.now).toISOString();
}

type CastOnTaskRefusal = FindTargetTaskRefusal | 'messageNotEnoughGold' | 'notEnoughMana';

function castOnTask(
  { cast, tasks }: CastWork,
  targetId: string | undefined,
  times: number,
): Result<undefined, CastOnTaskRefusal> {
  const found = findTargetTask(cast.caster, tasks, targetId);
  if (!found.ok) return found;
  touch(cast, found.value);
  return repeat(cast, times, () => {
    taskSkills[cast.spell.key]?.(cast, found.value);
    return done;
  });
}

function castOnTasks(
  { cast, tasks }: CastWork,
  times: number,
): Result<undefined, 'messageNotEnoughGold' | 'notEnoughMana'> {
  const bright = tasks.filter((task) => isOpenToBrightness(cast.caster, task));
  for (const task of bright) touch(cast, task);
  return repeat(cast, times, () => {
    for (const task of bright) brighten(cast, task);
    return done;
  });
}

type CastOnSelfRefusal =
  | 'messageHealthAlreadyMax'
  | 'messageNotEnoughGold'
  | 'notEnoughMana'
  | 'spellAlreadyCast';

function castOnSelf({ cast, tasks }: CastWork, times: number): Result<undefined, CastOnSelfRefusal> {
  const { spell, caster } = cast;
  const allowed = spell.key === 'stealth' ? checkStealth(caster, tasks) : done;
  if (!allowed.ok) return allowed;
  const carried = repeat(cast, times, () =>
    spell.removesBuff ? cure(cast) : (selfSkills[spell.key]?.(cast) ?? done),
  );
  repinCures(caster);
  return carried;
}

function castOnParty(
  { cast, members }: CastWork,
  times: number,
): Result<undefined, 'messageNotEnoughGold' | 'notEnoughMana'> {
  const { spell, caster } = cast;
  const party = caster.party._id ? [caster, ...members] : [caster];
  tellParty(cast);
  return repeat(cast, times, () => {
    partySkills[spell.key]?.(cast, party);
    return done;
  });
}

type CastOnUserRefusal = FindTargetPlayerRefusal | 'messageNotEnoughGold' | 'notEnoughMana' | 'spellNotOwned';

function castOnUser(
  { cast, members }: CastWork,
  targetId: string | undefined,
  times: number,
): Result<undefined, CastOnUserRefusal> {
  const { caster, spell } = cast;
  const found = findTargetPlayer(caster, members, targetId);
  if (!found.ok) return found;
  const target = found.value;
  const carried = repeat(cast, times, () => {
    if (!spell.card) return transform(cast, target);
    sendCard(cast, target);
    return done;
  });
  if (!carried.ok) return carried;
  repinCures(caster);
  if (target !== caster) repinCures(target);
  if (!spell.silent) tellParty(cast, target);
  return done;
}

/** Posts the cast to the party's chat (rules-play-and-shops 1.7). */
function tellParty({ caster, spell, journal }: Cast, target?: Player): void {
  const groupId = caster.party._id;
  if (!groupId) return;
  const told = { user: caster.profile.name, class: spell.class, spell: spell.key, times: 1 };
  const info: ChatInfo = target
    ? { type: 'spell_cast_user', ...told, target: target.profile.name }
    : { type: 'spell_cast_party', ...told };
  journal.chat.push({ groupId, info });
}

function conclude(work: CastWork): Outcome<CastData> {
  const { caster, spell, journal, tmp } = work.cast;
  const { tasks, members } = work.before;
  const changed = {
    players: [finish(caster), ...finish(work.members).filter((member, index) => member !== members[index])],
    tasks: finish(work.tasks).filter((task, index) => task !== tasks[index]),
  };
  return outcomeOf({ target: spell.target, tmp }, changed, journal);
}

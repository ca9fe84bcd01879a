import { isFields } from '@everdeed/content/values';
import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import type { PlayerScene } from '../scenes.ts';
import { getPath, setPath } from '../state/paths.ts';
import type { Player } from '../state/player.ts';
import { moveBalance, moveHourglasses } from '../wallet.ts';
import { byStaff } from '../by-staff.ts';

/** A field that an administrative act has changed. Without `before` or `after` there is nothing at the path. */
export interface AuditChange {
  /** Dotted. */
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** What whoever or whatever has that id was called then. */
  readonly beforeName?: string;
  readonly afterName?: string;
}

/** Parts of a player that say nothing of an act, or follow from others. */
const SILENT: ReadonlySet<string> = new Set(['_v', '_tmp', 'notifications', 'newMessages', 'invitations']);
/** Paths of which nothing but the change is told: what support notes is for support alone. */
const PRIVATE: ReadonlySet<string> = new Set(['secret.text']);

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Lists count as one value. */
function differences(before: unknown, after: unknown, path: string): AuditChange[] {
  if (isSame(before, after)) return [];
  if (!isFields(before) || !isFields(after)) {
    if (isFields(before) || isFields(after)) {
      const [one, other] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
      if (Object.keys({ ...one, ...other }).length > 0) return differences(one, other, path);
    }
    if (PRIVATE.has(path)) return [{ path }];
    return [{ path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
  }
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => differences(before[key], after[key], path === '' ? key : `${path}.${key}`));
}

/** What differs between two states of a player, field by field; never a secret. */
export const changesBetween = (before: Player, after: Player): AuditChange[] =>
  differences(before, after, '').filter(({ path }) => !SILENT.has(path.split('.')[0] ?? ''));

/** Whether changes can be taken back: nothing of them is hidden. */
export const canTakeBack = (changes: readonly AuditChange[]): boolean =>
  changes.length > 0 && changes.every((change) => 'before' in change || 'after' in change);

/** Characters that are shown of a text. */
const SHOWN = 200;

/** A value in short, for readers; nothing is null. */
export function shortened(value: unknown): unknown {
  if (value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length <= SHOWN) return value;
  return `${text.slice(0, SHOWN)}…`;
}

const BALANCE = 'balance';
const HOURGLASSES = 'purchased.plan.consecutive.trinkets';

/**
 * Sets everything back that an edit of a player has changed, if all of it is still as the edit left it. Gems and
 * hourglasses go back by entries of their own.
 */
export function undoEdit(
  ctx: RuleContext,
  { player }: PlayerScene,
  { changes }: { readonly changes: readonly AuditChange[] },
): Result<Outcome<Player>, 'auditMovedOn'> {
  const moved = changes.find(({ path, after }) => !isSame(getPath(player, path), after));
  if (moved) return refuse('badRequest', 'auditMovedOn', { path: moved.path });
  const money = new Map(changes.map(({ path, before }) => [path, before]));
  const set = changes
    .filter(({ path }) => path !== BALANCE && path !== HOURGLASSES)
    .reduce((one, { path, before }) => setPath(one, path, before), player);
  return attempt(
    set,
    (draft, journal) => {
      const balance = money.get(BALANCE);
      if (typeof balance === 'number')
        moveBalance(draft, journal, balance - draft.balance, 'admin_update_balance', byStaff);
      const trinkets = money.get(HOURGLASSES);
      const { consecutive } = draft.purchased.plan;
      if (typeof trinkets === 'number')
        moveHourglasses(
          ctx,
          draft,
          journal,
          trinkets - consecutive.trinkets,
          'admin_update_hourglasses',
          byStaff,
        );
      return done;
    },
    (after) => after,
  );
}

import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import { notify, withdrawNotifications } from '../notifications/notify.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, done, type Result } from '../result.ts';
import type { PlayerScene } from '../scenes.ts';

/** The player, and the latest post that is out; undefined if there is none. */
export interface NewsScene extends PlayerScene {
  readonly latest: { readonly id: string; readonly title: string } | undefined;
}

const nothingNew = (): Result<Outcome<object>> => accept(outcomeOf({}));

/** Marks the latest news post as read (wire-groups-and-admin 7.2). Without a post nothing happens. */
export function readNews(_context: RuleContext, { player, latest }: NewsScene): Result<Outcome<object>> {
  if (!latest) return nothingNew();
  return attempt(
    player,
    (draft) => {
      draft.flags.lastNewStuffRead = latest.id;
      return done;
    },
    () => ({}),
  );
}

/** The same, and leaves a notification with the title, in the place of an older one. */
export function postponeNews(context: RuleContext, { player, latest }: NewsScene): Result<Outcome<object>> {
  if (!latest) return nothingNew();
  return attempt(
    player,
    (draft) => {
      draft.flags.lastNewStuffRead = latest.id;
      withdrawNotifications(draft, 'NEW_STUFF');
      notify(context, draft, 'NEW_STUFF', { title: latest.title.toUpperCase() }).seen = true;
      return done;
    },
    () => ({}),
  );
}

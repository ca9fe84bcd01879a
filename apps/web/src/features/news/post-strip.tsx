import { isOut } from '@everdeed/rules';
import { newsCalls } from 'virtual:calls/news';
import { send } from '../../data/api.ts';
import { refreshGame } from '../../data/load.ts';
import { serverNow } from '../../data/server-clock.ts';
import { t } from '../../i18n/i18n.ts';
import { NEWS_PATH } from '../../lib/news-address.ts';
import { buttonLook, IconButton } from '../../ui/button.tsx';
import { X } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import { Sparkles } from '../../ui/site-icons.ts';
import styles from './post-strip.module.css';
import { usePosts } from './queries.ts';

async function postpone(): Promise<void> {
  const { ok } = await send(newsCalls.postponeNews, {});
  if (ok) await refreshGame();
}

/** Tells of a post that the player has not answered, as one quiet strip. The cross leaves it in the notifications. */
export function PostStrip() {
  const { data } = usePosts();
  const latest = data?.pages[0]?.find((post) => isOut(post, serverNow()));
  if (!latest) return null;
  return (
    <section className={styles['strip']} aria-label={t('news.title')}>
      <Sparkles size={20} aria-hidden="true" />
      <h2>{latest.title}</h2>
      <Link to={NEWS_PATH} className={buttonLook} data-kind="quiet">
        {t('news.read')}
      </Link>
      <IconButton label={t('news.later')} onClick={() => void postpone()}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </section>
  );
}

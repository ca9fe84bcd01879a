import { drawOnce } from '../../art/drawn.ts';
import { Pixels } from '../../art/pixels.tsx';
import { useLoaded } from '../../art/use-art.ts';
import { formatDate } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { buttonLook, IconButton } from '../../ui/button.tsx';
import { X } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import type { News } from './news.ts';
import styles from './news-strip.module.css';

/** Not before the tasks: it asks for two files that nobody waits for. */
const loadEvents = async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return import('@everdeed/art/events');
};
/** Size of the pictures in picture pixels. */
const WIDTH = 48;
const HEIGHT = 36;

function EventPicture({ name }: { readonly name: string }) {
  const art = useLoaded('events', loadEvents);
  const picture = drawOnce(`event:${name}`, art && (() => art.drawEvent(name)));
  return (
    <span className={`${styles['picture']} stepped-3`}>
      <Pixels picture={picture} width={WIDTH} height={HEIGHT} scale={2} />
    </span>
  );
}

const PLACES = {
  '/shops/market': 'events.to.market',
  '/shops/seasonal': 'events.to.seasonal',
} as const;

export interface NewsStripProps {
  readonly news: News;
  /** Where it is to be seen; undefined if nowhere, or here. */
  readonly path: keyof typeof PLACES | undefined;
  readonly onHide: () => void;
}

/** What is on in the world of the game, as one quiet strip. */
export function NewsStrip({ news: { key, picture, until }, path, onHide }: NewsStripProps) {
  const name = t(`events.${key}`);
  return (
    <section className={styles['strip']} aria-label={t('events.label')}>
      <EventPicture name={picture} />
      <div className={styles['words']}>
        <h2>{name}</h2>
        <p>{t(`events.${key}.text`)}</p>
        <p className={styles['until']}>
          {t('events.until', { date: formatDate(until, { weekday: 'long', day: 'numeric', month: 'long' }) })}
        </p>
      </div>
      {path && (
        <Link to={path} className={buttonLook} data-kind="quiet">
          {t(PLACES[path])}
        </Link>
      )}
      <IconButton className={styles['hide']} label={t('events.hide', { name })} onClick={onHide}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </section>
  );
}

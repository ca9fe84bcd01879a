import { artCalls } from 'virtual:calls/art';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Copy } from '../../ui/icons.ts';
import { Download } from '../../ui/more-icons.ts';
import { showToast } from '../../ui/toast-store.ts';
import panels from './panels.module.css';
import styles from './press-page.module.css';

const TEXTS = ['short', 'long'] as const;
const FACTS = ['what', 'runs', 'speaks', 'costs', 'art'] as const;

async function copy(text: string): Promise<void> {
  if (await copyText(text)) showToast({ type: 'success', text: t('press.copied') });
}

function Words() {
  return (
    <section>
      <h2>{t('press.words')}</h2>
      <div className={panels['pair']}>
        {TEXTS.map((length) => (
          <article key={length} className={panels['panel']}>
            <h3>{t(`press.${length}`)}</h3>
            <p>{t(`press.${length}Text`)}</p>
            <p>
              <Button
                icon={<Copy size={18} aria-hidden="true" />}
                aria-label={`${t('press.copy')}: ${t(`press.${length}`)}`}
                onClick={() => void copy(t(`press.${length}Text`))}
              >
                {t('press.copy')}
              </Button>
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}

interface Picture {
  readonly file: string;
  readonly name: string;
  readonly crisp?: true;
}

const DRAWINGS = [
  ['pets/Fox-Red', 'fox'],
  ['pets/Wolf-Base', 'wolf'],
  ['pets/Dragon-CottonCandyPink', 'dragon'],
  ['mounts/TigerCub-Base', 'tiger'],
  ['mounts/Dragon-Golden', 'golden'],
  ['gear/weapon_warrior_5', 'sword'],
  ['gear/head_wizard_3', 'hat'],
  ['eggs/PandaCub', 'egg'],
] as const;

function Gallery({ title, pictures }: { readonly title: string; readonly pictures: readonly Picture[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles['gallery']}>
        {pictures.map(({ file, name, crisp }) => (
          <li key={file}>
            <a href={file} download aria-label={t('press.download', { name })}>
              <span className={styles['frame']} data-crisp={crisp}>
                <img src={file} alt="" loading="lazy" />
              </span>
              <span>
                <Download size={16} aria-hidden="true" /> {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Pictures() {
  const logos: Picture[] = [
    { file: '/icon.svg', name: t('press.logoSvg') },
    { file: '/press/logo.png', name: t('press.logoPng') },
    { file: artCalls.getSocialPicture.path, name: t('press.banner') },
  ];
  const drawings = DRAWINGS.map(
    ([key, name]): Picture => ({
      file: `/art/${key}.png?scale=8`,
      name: t(`press.drawing.${name}`),
      crisp: true,
    }),
  );
  const screens: Picture[] = [
    { file: '/press/tasks-light.webp', name: t('features.shotTasks') },
    { file: '/press/party-light.webp', name: t('features.shotParty') },
    { file: '/press/stable-light.webp', name: t('features.shotStable') },
    { file: '/press/phone-dark.webp', name: t('features.shotPhone') },
  ];
  return (
    <section className={styles['pictures']}>
      <h2>{t('press.pictures')}</h2>
      <p>{t('press.picturesText')}</p>
      <Gallery title={t('press.logo')} pictures={logos} />
      <Gallery title={t('press.heroes')} pictures={drawings} />
      <Gallery title={t('press.screens')} pictures={screens} />
    </section>
  );
}

/** Words and pictures for whoever writes about the product. */
export function PressPage() {
  return (
    <>
      <Words />
      <section>
        <h2>{t('press.facts')}</h2>
        <dl className={styles['table']}>
          {FACTS.map((fact) => (
            <div key={fact}>
              <dt>{t(`press.fact.${fact}`)}</dt>
              <dd>{t(`press.factText.${fact}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Pictures />
    </>
  );
}

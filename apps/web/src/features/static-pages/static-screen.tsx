import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { loadWords, t } from '../../i18n/i18n.ts';
import { FAQ_ARTICLES, STATIC_PAGES, type StaticPageName } from '../../lib/static-pages.ts';
import { VisitorFoot } from '../../site-kit/visitor-foot.tsx';
import { VisitorHead } from '../../site-kit/visitor-head.tsx';
import { PageBand } from './page-band.tsx';
import styles from './static-screen.module.css';
import { loadLater } from '../../lib/load-later.ts';

const page = (load: () => Promise<ComponentType<{ name: StaticPageName }>>, ...words: ['pay'] | []) =>
  loadLater(async () => {
    const [screen] = await Promise.all([load(), ...words.map(loadWords)]);
    return { default: screen };
  });

const text = page(async () => {
  const [{ TextPage }] = await Promise.all([import('./text-page.tsx'), loadWords('site-texts')]);
  return TextPage;
});

const CONTENTS: Readonly<Record<StaticPageName, ComponentType<{ name: StaticPageName }>>> = {
  features: page(async () => (await import('./features-page.tsx')).FeaturesPage),
  plans: page(async () => (await import('./plans-page.tsx')).PlansPage, 'pay'),
  'group-plans': page(async () => (await import('./group-plans-page.tsx')).GroupPlansPage, 'pay'),
  faq: page(async () => (await import('./faq-page.tsx')).FaqPage),
  overview: page(async () => (await import('./overview-page.tsx')).OverviewPage),
  'press-kit': page(async () => (await import('./press-page.tsx')).PressPage),
  contact: page(async () => (await import('./contact-page.tsx')).ContactPage),
  'community-guidelines': text,
  privacy: text,
  terms: text,
  'clear-browser-data': text,
  'tavern-and-guilds': text,
  'content-release-changes': text,
  'subscription-benefits-adjustments': text,
};

const NAMES: readonly StaticPageName[] = [...STATIC_PAGES, ...FAQ_ARTICLES];

/** A static page, named by the last part of the address. */
export function StaticScreen() {
  const { pathname } = useLocation();
  const last = pathname.replace(/\/+$/, '').split('/').at(-1);
  const name = NAMES.find((one) => one === last);
  if (!name) return null;
  const Content = CONTENTS[name];
  return (
    <div className={styles['page']}>
      <VisitorHead />
      <main className={styles['main']} data-kind={Content === text ? 'text' : undefined}>
        <PageBand key={name} name={name} />
        <header className={styles['top']}>
          <h1>{t(`static.${name}.title`)}</h1>
          <p>{t(`static.${name}.lead`)}</p>
        </header>
        <Content name={name} />
      </main>
      <VisitorFoot />
    </div>
  );
}

import { Bell, LogOut } from '../../ui/icons.ts';
import { SlidersHorizontal, UserPlus } from '../../ui/more-icons.ts';
import { Server, Database, ReceiptText, Sparkles, TicketPercent } from '../../ui/settings-icons.ts';
import { hasPrivilege } from '@everdeed/rules';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { serverCalls } from 'virtual:calls/server';
import { call } from '../../data/api.ts';
import { usePlayerPart } from '../../data/hooks.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { loadWords, t } from '../../i18n/i18n.ts';
import { SUBSCRIPTION_PATH } from '../../lib/plan-address.ts';
import { INVITATIONS_PATH } from '../../lib/set-up-address.ts';
import { buttonLook } from '../../ui/button.tsx';
import { useCurrentInSight } from '../../ui/current-in-sight.ts';
import { Skeleton } from '../../ui/feedback.tsx';
import { Link } from '../../ui/link.tsx';
import { DangerPart } from './danger-part.tsx';
import { ExportPart } from './export-part.tsx';
import { ImportPart } from './import/import-part.tsx';
import { GeneralSection } from './general-section.tsx';
import { MailsPart } from './mails-part.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import type { SettingProps } from './setting-props.ts';
import styles from './settings.module.css';
import { TokensPart } from './tokens-part.tsx';
import { loadAtLast } from '../../lib/load-later.ts';

const PROMO_CODE = '/user/settings/promo-code';
const TRANSACTIONS = '/user/settings/transactions';

const SITE = '/user/settings/site';

const SECTIONS = [
  { path: '/user/settings/general', title: 'title.general', Icon: SlidersHorizontal },
  { path: '/user/settings/siteData', title: 'title.siteData', Icon: Database },
  { path: SITE, title: 'title.site', Icon: Server },
  { path: INVITATIONS_PATH, title: 'settings.invitations', Icon: UserPlus },
  { path: '/user/settings/notifications', title: 'title.notifications', Icon: Bell },
  { path: SUBSCRIPTION_PATH, title: 'title.subscription', Icon: Sparkles },
  { path: PROMO_CODE, title: 'title.promoCode', Icon: TicketPercent },
  { path: TRANSACTIONS, title: 'title.transactions', Icon: ReceiptText },
] as const;

const SiteSection = loadAtLast(async () => {
  const [section] = await Promise.all([import('./site/site-section.tsx'), loadWords('set-up')]);
  return { default: section.SiteSection };
});
const InvitationsSection = loadAtLast(async () => {
  const [section] = await Promise.all([import('./site/invitations-section.tsx'), loadWords('set-up')]);
  return { default: section.InvitationsSection };
});

const IMPORT = '/user/settings/siteData/import';
const ImportScreen = loadAtLast(async () => {
  const [screen] = await Promise.all([import('./import/import-screen.tsx'), loadWords('imports')]);
  return { default: screen.ImportScreen };
});

/** What has to do with money, loaded with its words. */
const money = (load: () => Promise<ComponentType>) =>
  loadAtLast(async () => {
    const [section] = await Promise.all([load(), loadWords('pay')]);
    return { default: section };
  });
const PlanSection = money(async () => (await import('./plan/plan-section.tsx')).PlanSection);
const Receipt = money(async () => (await import('./plan/receipt.tsx')).Receipt);
const PromoSection = money(async () => (await import('./plan/promo-section.tsx')).PromoSection);
const Transactions = money(async () => (await import('./plan/transactions.tsx')).Transactions);

/** Whether the player may see their transactions (seed 1, section 6). */
const useIsSupport = (): boolean =>
  usePlayerPart(({ permissions }) => hasPrivilege(permissions, 'userSupport'));

/** Whether the player looks after the site. */
const useIsKeeper = (): boolean =>
  usePlayerPart(({ permissions }) => hasPrivilege(permissions, 'fullAccess'));

function SitePart() {
  if (!useIsKeeper()) return <Navigate to="/" replace />;
  return (
    <Suspense fallback={<Skeleton count={4} />}>
      <SiteSection />
    </Suspense>
  );
}

const InvitationsPart = () => (
  <Suspense fallback={<Skeleton count={4} />}>
    <InvitationsSection />
  </Suspense>
);

/** Whether every player here can make invitations; not before it is known. */
function usePlayersInvite(): boolean {
  const queryFn = () => call(serverCalls.getSite, {}, { quiet: true });
  return useQuery({ queryKey: keys.site(), queryFn }, queryClient).data?.playersInvite === true;
}

/** Which sections the player sees. */
function useSections() {
  const isSupport = useIsSupport();
  const isKeeper = useIsKeeper();
  const playersInvite = usePlayersInvite();
  const isHidden: Readonly<Record<string, boolean>> = {
    [TRANSACTIONS]: !isSupport,
    [SITE]: !isKeeper,
    [INVITATIONS_PATH]: !isKeeper && !playersInvite,
  };
  return SECTIONS.filter(({ path }) => !isHidden[path]);
}

const isAt = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

function MoneySection({ path }: { readonly path: string }) {
  const isSupport = useIsSupport();
  if (path.startsWith(`${SUBSCRIPTION_PATH}/`)) return <Receipt />;
  if (path.startsWith(SUBSCRIPTION_PATH)) return <PlanSection />;
  if (path.startsWith(PROMO_CODE)) return <PromoSection />;
  return isSupport ? <Transactions /> : <Navigate to="/" replace />;
}

const isMoney = (path: string): boolean =>
  [SUBSCRIPTION_PATH, PROMO_CODE, TRANSACTIONS].some((one) => path.startsWith(one));

function Section({ path, ...props }: SettingProps & { readonly path: string }) {
  if (path.startsWith(IMPORT)) {
    return (
      <Suspense>
        <ImportScreen />
      </Suspense>
    );
  }
  if (isAt(path, SITE)) return <SitePart />;
  if (isAt(path, INVITATIONS_PATH)) return <InvitationsPart />;
  if (path.startsWith('/user/settings/siteData')) {
    return (
      <>
        <TokensPart />
        <ExportPart />
        <ImportPart />
        <MailsPart />
        <DangerPart />
      </>
    );
  }
  if (isMoney(path)) {
    return (
      <Suspense fallback={<Skeleton count={4} />}>
        <MoneySection path={path} />
      </Suspense>
    );
  }
  return path.startsWith('/user/settings/notifications') ? (
    <NotificationsSection {...props} />
  ) : (
    <GeneralSection {...props} />
  );
}

const SignOut = () => (
  <Link className={buttonLook} data-kind="secondary" to="/logout">
    <LogOut size={18} aria-hidden="true" /> {t('settings.signOut')}
  </Link>
);

/** The settings: sections on the left, one column of fields. */
export function SettingsScreen(props: SettingProps) {
  const { pathname } = useLocation();
  const sections = useSections();
  // Where they stand in a row that scrolls.
  const row = useCurrentInSight(sections.find(({ path }) => isAt(pathname, path))?.path);
  const isWide = [IMPORT, SUBSCRIPTION_PATH].some((path) => pathname.startsWith(path));
  return (
    <div className={styles['page']} data-wide={isWide || undefined}>
      <div className={styles['side']}>
        <h1>{t('settings.title')}</h1>
        <nav ref={row} className={styles['sections']} aria-label={t('settings.sections')}>
          {sections.map(({ path, title, Icon }) => (
            <Link
              key={path}
              to={path}
              className={styles['section']}
              aria-current={isAt(pathname, path) ? 'page' : undefined}
            >
              <Icon size={18} aria-hidden="true" /> {t(title)}
            </Link>
          ))}
        </nav>
        <div className={styles['out']}>
          <SignOut />
        </div>
      </div>
      <div className={styles['column']}>
        <Section path={pathname} {...props} />
        <div className={styles['leave']}>
          <SignOut />
        </div>
      </div>
    </div>
  );
}

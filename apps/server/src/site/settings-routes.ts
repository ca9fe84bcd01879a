import { keysOf } from '@everdeed/content/values';
import { siteSettingCalls } from '@everdeed/contract';
import { settingsSchema } from '../config/schema.ts';
import { appVersion } from '../http/envelope.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { type SiteChoices, writeChoices } from '../storage/site/site-settings.ts';
import type { Actor } from '../work/actor.ts';
import { audit } from '../work/audit.ts';
import type { Work } from '../work/work.ts';

type SiteParts = Pick<Services, 'settings' | 'site' | 'siteUrl' | 'mailer' | 'events' | 'connection'>;

/** The mail server as the settings name it, without a password. */
function mailServerOf(smtpUrl: string | undefined) {
  if (smtpUrl === undefined || !URL.canParse(smtpUrl)) return null;
  const { hostname, port, protocol } = new URL(smtpUrl);
  const security = protocol === 'smtps:' ? ('tls' as const) : ('starttls' as const);
  const usual = security === 'tls' ? '465' : '587';
  return { server: `${hostname}:${port || usual}`, security };
}

const presentSite = ({ settings, site, siteUrl, connection }: SiteParts) => ({
  choices: site.current,
  fixed: [...site.fixed],
  address: siteUrl(),
  version: appVersion,
  mail: mailServerOf(settings.smtpUrl),
  mailFrom: settings.mailFrom,
  canBackUp: connection.file !== undefined,
});

/** What differs from what counts now, for the log. */
const changesOf = (before: SiteChoices, chosen: Partial<SiteChoices>) =>
  keysOf(chosen)
    .filter((path) => before[path] !== chosen[path])
    .map((path) => ({ path, before: before[path], after: chosen[path] }));

async function change(
  work: Work<'siteSettingFixed'>,
  { site, events }: Pick<SiteParts, 'site' | 'events'>,
  actor: Actor,
  sent: Partial<SiteChoices>,
): Promise<Partial<SiteChoices>> {
  const { siteName, ...others } = sent;
  const chosen = { ...others, ...(siteName === undefined ? {} : { siteName: siteName.trim() }) };
  const fixed = site.fixed.find((key) => Object.hasOwn(chosen, key));
  if (fixed !== undefined) {
    const { env: name } = settingsSchema[fixed];
    throw work.refuse('BadRequest', 'siteSettingFixed', { params: { name } });
  }
  const before = site.current;
  const changes = changesOf(before, chosen);
  await work.transaction(async (tx) => {
    await writeChoices(tx.db, chosen, { by: actor.id, now: work.now });
    if (changes.length > 0) {
      const target = { kind: 'site', id: 'site', name: chosen.siteName ?? before.siteName } as const;
      await audit(work, tx, actor, { act: 'changeSite', target, changes });
    }
    tx.afterCommit(() => {
      site.keepAlso(chosen);
      events.siteChanged();
    });
  });
  return chosen;
}

/** What can be chosen about the site, and a test of its mail. */
export const settingsRoutes = (parts: SiteParts) => [
  route(siteSettingCalls.getSiteSettings, () => presentSite(parts)),
  route(siteSettingCalls.changeSiteSettings, async (work, { actor, body }) => {
    const chosen = await change(work, parts, actor, body);
    const shown = presentSite(parts);
    // What was chosen counts from the end of the transaction on, which is that of the whole call.
    return { ...shown, choices: { ...shown.choices, ...chosen } };
  }),
  route(siteSettingCalls.testSiteMail, (_work, { body, info }) =>
    parts.mailer.tryNow({ to: body.to.trim(), language: info.language, template: 'test', params: {} }),
  ),
];

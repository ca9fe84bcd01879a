import { isEmail } from '@everdeed/contract';
import type { Settings } from '../config/settings.ts';
import type { BlockList } from '../security/block-list.ts';
import { invalidModel, type Refuser } from '../work/refusal.ts';

type MailSettings = Pick<Settings, 'restrictedEmailDomains' | 'blockedEmailPattern'>;

/** What decides which addresses can be used; the command line keeps to no list of blocks. */
interface AddressParts {
  readonly settings: MailSettings;
  readonly blocks?: Pick<BlockList, 'blocksEmail'>;
}

type AddressIssue = 'invalidEmailDomain' | 'emailBlockedRegistration' | 'invalidEmail';

const restrictedDomains = ({ restrictedEmailDomains }: MailSettings): string[] =>
  restrictedEmailDomains
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '');

/** The key of the problem with an address, apart from being taken. */
export function addressIssue(address: string, { settings, blocks }: AddressParts): AddressIssue | undefined {
  const domain = address.split('@').at(-1)?.toLowerCase() ?? '';
  if (restrictedDomains(settings).includes(domain)) return 'invalidEmailDomain';
  const pattern = settings.blockedEmailPattern;
  if (pattern !== undefined && new RegExp(pattern, 'i').test(address)) return 'emailBlockedRegistration';
  if (blocks?.blocksEmail(address)) return 'emailBlockedRegistration';
  return isEmail(address) ? undefined : 'invalidEmail';
}

/** Refuses an invalid address, as storage does (VAL(User) at auth.local.email). */
export function requireAddress(
  work: Refuser<'validationFailed'>,
  address: string,
  parts: AddressParts,
): void {
  const key = addressIssue(address, parts);
  if (key === undefined) return;
  const domains = restrictedDomains(parts.settings).join(', ');
  const params = key === 'invalidEmailDomain' ? { params: { domains } } : {};
  throw invalidModel(work, 'User', [{ key, ...params, path: 'auth.local.email', value: address }]);
}

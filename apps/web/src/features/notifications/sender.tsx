import { t } from '../../i18n/i18n.ts';
import { useMember } from '../../member-kit/use-member.ts';

/** The name of whoever a row is from. The line keeps its height until it is known. */
export function Sender({ id }: { readonly id: string }) {
  const { data } = useMember(id);
  return data ? t('notes.from', { name: data.profile.name }) : '\u00a0';
}

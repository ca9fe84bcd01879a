import { useQuery } from '@tanstack/react-query';
import { serverCalls } from 'virtual:calls/server';
import { call } from '../../data/api.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { currentLocale } from '../../i18n/i18n.ts';

/** Pages that whoever runs a site can replace by files of their own. */
const OWNABLE = ['privacy', 'terms', 'community-guidelines', 'contact'] as const;
export type OwnablePage = (typeof OWNABLE)[number];

export const isOwnable = (name: string): name is OwnablePage => OWNABLE.some((one) => one === name);

/** The site's own text for a page as Markdown; null: it has none, or could not be asked; undefined: not known yet. */
export function useOwnText(page: OwnablePage): string | null | undefined {
  const language = currentLocale();
  const { data, isError } = useQuery(
    {
      queryKey: keys.sitePage(page, language),
      queryFn: () =>
        call(serverCalls.getSitePage, { params: { page }, query: { language } }, { quiet: true }),
    },
    queryClient,
  );
  if (isError) return null;
  return data && data.text;
}

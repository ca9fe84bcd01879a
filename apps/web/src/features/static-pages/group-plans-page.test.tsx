import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/axe.ts';
import { show } from '../../../test/render.tsx';
import { serveCalls } from '../../../test/serve.ts';
import { queryClient } from '../../data/queries.ts';
import { loadWords } from '../../i18n/i18n.ts';
import { GroupPlansPage } from './group-plans-page.tsx';

beforeEach(() => queryClient.clear());

describe('the page about group plans', () => {
  const open = async (payments: readonly string[]) => {
    await Promise.all([loadWords('static'), loadWords('pay')]);
    serveCalls(() => ({ payments }));
    return show(<GroupPlansPage />);
  };

  it('offers none where only PayPal is taken, and says so', async () => {
    const screen = await open(['paypal']);
    await expect.element(screen.getByText('Plans are paid by card', { exact: false })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Start a group plan' })).not.toBeInTheDocument();
    await expectAccessible();
  });

  it.each([
    { payments: [], line: 'Nothing: groups get their plan for the asking on this site.' },
    { payments: ['sandbox'], line: '$9 a month for the leader, and $3 for each further member.' },
    { payments: ['stripe', 'paypal'], line: '$9 a month for the leader, and $3 for each further member.' },
  ])('says what they cost with $payments', async ({ payments, line }) => {
    const screen = await open(payments);
    await expect.element(screen.getByText(line)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Start a group plan' })).toBeVisible();
  });
});

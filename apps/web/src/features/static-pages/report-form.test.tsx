import { expect, it, vi } from 'vitest';
import { show } from '../../../test/render.tsx';
import { loadWords, t } from '../../i18n/i18n.ts';
import { ReportForm } from './report-form.tsx';

it('keeps the focus on its button while it sends', async () => {
  await loadWords('static');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const screen = await show(<ReportForm />);
  await screen.getByLabelText(t('contact.message')).fill('The kettle is cold.');
  await screen.getByLabelText(t('contact.email')).fill('maren@example.org');
  const send = screen.getByRole('button', { name: t('contact.send') });
  await send.click();
  await expect.element(send).toHaveAttribute('aria-busy', 'true');
  await expect.element(send).toHaveFocus();
});

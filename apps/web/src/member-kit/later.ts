import type { ComponentType } from 'react';
import { loadWords } from '../i18n/i18n.ts';
import { loadAtLast } from '../lib/load-later.ts';

/** A dialog that is loaded with its words once it opens. */
const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  loadAtLast(async () => {
    const [dialog] = await Promise.all([load(), loadWords('members'), loadWords('social')]);
    return { default: dialog };
  });

export const GiftDialog = later(async () => (await import('./gift-dialog.tsx')).GiftDialog);
export const ReportMemberDialog = later(async () => (await import('./report-dialog.tsx')).ReportMemberDialog);
export const InviteMemberDialog = later(
  async () => (await import('./invite-member-dialog.tsx')).InviteMemberDialog,
);

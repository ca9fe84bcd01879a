import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { useReminderDevice } from '../../data/reminder-device.ts';
import { loadWords, t } from '../../i18n/i18n.ts';
import { NotificationsSection } from './notifications-section.tsx';

await loadWords('settings');

const KEY = new Uint8Array(65).fill(4);
const text = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replaceAll('=', '');

/** A browser that can be subscribed, and the calls that reach the server. */
function stubBrowser(answer: NotificationPermission) {
  const permission: { permission: NotificationPermission; requestPermission(): Promise<string> } = {
    permission: 'default',
    requestPermission: async () => (permission.permission = answer),
  };
  vi.stubGlobal('Notification', permission);
  let made: object | null = null;
  const subscription = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: KEY.buffer },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => ((made = null), true),
  };
  const pushManager = {
    getSubscription: async () => made,
    subscribe: async () => (made = subscription),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the code asks of a registration
  const registration = { pushManager } as unknown as ServiceWorkerRegistration;
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    calls.push(`${method} ${path}`);
    return Response.json({ success: true, data: { publicKey: text(KEY) } });
  });
  return calls;
}

beforeEach(() => {
  localStorage.clear();
  useReminderDevice.setState({ state: 'unasked' });
  openGame(player());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = async () => {
  const screen = await show(<NotificationsSection onSet={() => undefined} />);
  return screen.getByRole('switch', { name: t('settings.remindersDevice') });
};

describe('the switch for reminders on this device', () => {
  it('subscribes this browser, and ends that again', async () => {
    const calls = stubBrowser('granted');
    const device = await open();
    await expect.element(device).not.toBeChecked();
    await device.click();
    await expect.element(device).toBeChecked();
    await expect
      .poll(() => calls)
      .toEqual(['GET /api/v4/user/push-key', 'POST /api/v4/user/push-subscriptions']);
    await device.click();
    await expect.element(device).not.toBeChecked();
    await expect.poll(() => calls.at(-1)).toBe('DELETE /api/v4/user/push-subscriptions');
  });

  it('says so where the browser forbids it, and tells the server nothing', async () => {
    const calls = stubBrowser('denied');
    const device = await open();
    await device.click();
    await expect.element(device).toBeDisabled();
    await expect.element(device).toHaveAccessibleDescription(t('settings.remindersCannot'));
    expect(calls).toEqual([]);
  });
});

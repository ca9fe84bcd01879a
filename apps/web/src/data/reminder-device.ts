import { notificationCalls } from 'virtual:calls/notification';
import { create } from 'zustand';
import { send } from './api.ts';
import { currentSession } from './session.ts';
import { currentZone } from './zone.ts';

/**
 * Whether this device shows reminders outside the page. `unasked`: nobody has said so yet. `denied`: the browser
 * forbids it. `unable`: the browser cannot.
 */
export type DeviceState = 'on' | 'off' | 'unasked' | 'denied' | 'unable';

const KEY = 'everdeed-reminders';

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(choice: 'on' | 'off'): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}

function readState(): DeviceState {
  if (!('Notification' in globalThis)) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  const choice = stored();
  if (choice === 'off') return 'off';
  return choice === 'on' && Notification.permission === 'granted' ? 'on' : 'unasked';
}

export const useReminderDevice = create<{ readonly state: DeviceState }>(() => ({ state: readState() }));
export const deviceState = (): DeviceState => useReminderDevice.getState().state;
const refresh = () => useReminderDevice.setState({ state: readState() });

/** The service worker's registration, if this browser and build have one. */
export const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** Whether a subscription was made for the server's present key. */
function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const known = options.applicationServerKey && new Uint8Array(options.applicationServerKey);
  return known?.length === key.length && known.every((byte, at) => byte === key[at]);
}

async function subscription(manager: PushManager, key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const known = await manager.getSubscription();
  if (known && isFor(known, key)) return known;
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Has the server push to this device. Fails quietly: reminders of open pages do not need it. */
async function subscribe(): Promise<void> {
  const registration = await worker();
  if (!registration || !('pushManager' in registration)) return;
  const answer = await send(notificationCalls.getPushKey, {}, { quiet: true });
  if (!answer.ok) return;
  try {
    const made = await subscription(registration.pushManager, bytesOf(answer.answer.data.publicKey));
    const { endpoint = '', keys = {} } = made.toJSON();
    const body = { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
    await send(notificationCalls.addPushSubscription, { body }, { quiet: true });
    noteFresh();
  } catch {
    // A browser without a push service.
  }
}

const FRESH_KEY = 'everdeed-reminders-told';
const freshMark = () => `${currentSession()?.userId} ${currentZone()} ${new Date().toDateString()}`;

function noteFresh(): void {
  try {
    localStorage.setItem(FRESH_KEY, freshMark());
  } catch {
    // Told again with the next visit.
  }
}

/** Tells the server again once a day, and when player or zone have changed. */
export async function keepSubscribed(): Promise<void> {
  if (deviceState() !== 'on') return;
  let told: string | null = null;
  try {
    told = localStorage.getItem(FRESH_KEY);
  } catch {
    // Told with every visit.
  }
  if (told !== freshMark()) await subscribe();
}

/** Asks the browser, and subscribes; must follow a click. Returns whether this device reminds from now on. */
export async function turnOn(): Promise<boolean> {
  const permission = await Notification.requestPermission();
  if (permission === 'granted') store('on');
  refresh();
  if (permission === 'granted') await subscribe();
  return permission === 'granted';
}

/** After signing out, nobody else is to see the reminders: the push service tells the server that the browser is gone. */
export async function leaveDevice(): Promise<void> {
  if (currentSession()) return;
  const registration = await worker();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  try {
    localStorage.removeItem(FRESH_KEY);
  } catch {
    // Nothing was kept.
  }
}

/** Ends reminders outside the page on this device. */
export async function turnOff(): Promise<void> {
  store('off');
  refresh();
  const registration = await worker();
  const made = await registration?.pushManager?.getSubscription();
  if (!made) return;
  const { endpoint } = made;
  await made.unsubscribe();
  await send(notificationCalls.removePushSubscription, { body: { endpoint } }, { quiet: true });
}

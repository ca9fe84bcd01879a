import { isFields } from '@everdeed/content/values';

type View = Readonly<Record<string, unknown>>;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Characters not allowed in XML 1.0, which are left out. */
const unprintable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const escape = (text: string): string =>
  text.replace(unprintable, '').replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

const isName = /^[A-Za-z_][\w.-]*$/;

function element(name: string, value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map((entry) => element(name, entry)).join('');
  // Keys such as ids are not valid element names, so they go into an attribute.
  const [open, close] = isName.test(name) ? [name, name] : [`entry key="${escape(name)}"`, 'entry'];
  const content = inner(value);
  return content === '' ? `<${open}/>` : `<${open}>${content}</${close}>`;
}

function inner(value: unknown): string {
  if (value === null) return '';
  if (typeof value !== 'object') return escape(String(value));
  return Object.entries(value)
    .map(([key, entry]) => element(key, entry))
    .join('');
}

const fieldsOf = (value: unknown): View => (isFields(value) ? value : {});
const entriesOf = (map: unknown): [string, unknown][] => Object.entries(map ?? {});
const keysOf = (map: unknown): string[] => entriesOf(map).flatMap(([key, owned]) => (owned ? [key] : []));

/** Maps whose keys are data become lists, since keys need not be valid names (wire-user-and-tasks 5.6). */
function flatten(user: View): View {
  const purchased = fieldsOf(user['purchased']);
  const pins = (list: unknown) =>
    Array.isArray(list) ? list.map(({ path, type }: View) => ({ path, type })) : [];
  return {
    ...user,
    newMessages: entriesOf(user['newMessages']).map(([id, entry]) => ({ id, ...fieldsOf(entry) })),
    pinnedItems: pins(user['pinnedItems']),
    unpinnedItems: pins(user['unpinnedItems']),
    purchased: {
      ...purchased,
      skin: keysOf(purchased['skin']),
      shirt: keysOf(purchased['shirt']),
      background: keysOf(purchased['background']),
      hair: Object.fromEntries(entriesOf(purchased['hair']).map(([part, owned]) => [part, keysOf(owned)])),
    },
  };
}

/** The data of a player as XML under the root `user`; lists become repeated elements. */
export const toXml = (user: View): string => `${element('user', flatten(user))}\n`;

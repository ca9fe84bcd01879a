import { create } from 'zustand';

type Entries<Value> = Readonly<Record<string, Value>>;

/**
 * Values by name that this device keeps through reloads, as JSON under `storageKey`. Other tabs keep theirs in the same
 * place, so `read` and `write` go by what is stored; `useKept` by what this tab knows, until it reads anew.
 */
export function keptRecord<Value>(storageKey: string) {
  const read = (): Entries<Value> => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `write` writes it
      return typeof stored === 'object' && stored !== null ? (stored as Entries<Value>) : {};
    } catch {
      return {};
    }
  };
  const useKept = create(read);
  const write = (name: string, value: Value): void => {
    const entries = { ...read(), [name]: value };
    try {
      localStorage.setItem(storageKey, JSON.stringify(entries));
    } catch {
      // Without storage, it is kept as long as the page.
    }
    useKept.setState(entries, true);
  };
  return { read, write, readAnew: () => useKept.setState(read(), true), useKept };
}

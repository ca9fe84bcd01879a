import { MAX_NAME_LENGTH } from '@everdeed/rules';

/** What the form of one's own profile holds. */
export interface EditDraft {
  readonly name: string;
  readonly blurb: string;
  readonly imageUrl: string;
}

export type EditProblem = 'tooShort' | 'tooLong' | 'photo';

/** Length as people count it: a character that takes two units is one. */
export const nameLength = (name: string): number => [...name.trim()].length;

/** Whether a picture can be shown from this address: secure, and nothing but an address. */
export function isPhotoAddress(text: string): boolean {
  const address = text.trim();
  return address.startsWith('https://') && URL.canParse(address);
}

/** What is wrong with a draft, by field. */
export function problemsOf({ name, imageUrl }: EditDraft): Partial<Record<keyof EditDraft, EditProblem>> {
  const length = nameLength(name);
  return {
    ...(length === 0 && { name: 'tooShort' as const }),
    ...(length > MAX_NAME_LENGTH && { name: 'tooLong' as const }),
    ...(imageUrl.trim() !== '' && !isPhotoAddress(imageUrl) && { imageUrl: 'photo' as const }),
  };
}

/** The changed fields of a draft by the paths of settings. */
export function changesOf(draft: EditDraft, before: EditDraft): Record<string, string> {
  const paths = { name: 'profile.name', blurb: 'profile.blurb', imageUrl: 'profile.imageUrl' } as const;
  const fields = ['name', 'blurb', 'imageUrl'] as const;
  const clean = (field: keyof EditDraft) => (field === 'blurb' ? draft.blurb : draft[field].trim());
  return Object.fromEntries(
    fields.filter((field) => clean(field) !== before[field]).map((field) => [paths[field], clean(field)]),
  );
}

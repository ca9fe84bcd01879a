import { expect, it } from 'vitest';
import { messages as german } from '../../web/src/i18n/locales/de/admin.ts';
import { messages as english } from '../../web/src/i18n/locales/en/admin.ts';
import { jobsOf } from '../src/app.ts';
import { areas } from '../src/areas.ts';

const PREFIX = 'admin.jobKind.';

it.each([
  ['English', english],
  ['German', german],
])('administrators read in %s what each kind of background job does', (_language, messages) => {
  const named = Object.keys(messages).filter((id) => id.startsWith(PREFIX));
  const kinds = jobsOf(areas).map(({ kind }) => PREFIX + kind.name);
  expect(named.toSorted()).toEqual(kinds.toSorted());
});

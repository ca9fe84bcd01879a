import { expect, it } from 'vitest';
import { groupPlanAt, groupPlanPath } from './group-plan-address.ts';

it.each([
  ['/group-plans/g', { groupId: 'g', page: undefined }],
  ['/group-plans/g/', { groupId: 'g', page: undefined }],
  ['/group-plans/g/billing', { groupId: 'g', page: 'billing' }],
  ['/group-plans/g/elsewhere', undefined],
  ['/group-plans', undefined],
  ['/groups/guild/g', undefined],
])('%s', (path, address) => {
  expect(groupPlanAt(path)).toEqual(address);
});

it('leads to the board unless another page is named', () => {
  expect(groupPlanPath('g')).toBe('/group-plans/g/task-information');
  expect(groupPlanPath('g', 'billing')).toBe('/group-plans/g/billing');
});

import { describe, expect, it } from 'vitest';
import { findEntries, type PaletteEntry } from './rank.ts';

const entry = (group: PaletteEntry['group'], label: string, also = ''): PaletteEntry => ({
  id: label,
  group,
  label,
  also,
});
const ENTRIES = [
  entry('actions', 'Add a task'),
  entry('actions', 'Dark theme', 'night colours'),
  entry('places', 'Market', 'Shops buy'),
  entry('tasks', 'Water the plants'),
  entry('tasks', 'Plan the allotment'),
  entry('tasks', 'Explain the dark arts'),
];
const labels = (typed: string) => findEntries(ENTRIES, typed).map(({ label }) => label);

describe('findEntries', () => {
  it.each([
    ['', ['Add a task', 'Dark theme', 'Market'], 'nothing typed shows what is no task'],
    ['plan', ['Plan the allotment', 'Water the plants'], 'the start of the label, then of a word'],
    ['lain', ['Explain the dark arts'], 'the middle of a word'],
    ['dark', ['Dark theme', 'Explain the dark arts'], 'actions and tasks together'],
    ['the PLANTS', ['Water the plants'], 'every word, in any case'],
    ['s', ['Add a task', 'Water the plants', 'Explain the dark arts', 'Market'], 'other words come last'],
    ['buy shop', ['Market'], 'by their start'],
    ['uy', [], 'but not their middle'],
    ['zebra', [], 'nothing'],
  ])('"%s" finds %j: %s', (typed, found) => {
    expect(labels(typed)).toEqual(found);
  });
});

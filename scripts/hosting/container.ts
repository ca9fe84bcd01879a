import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/paths.mjs';

/** What the last stage of the Containerfile does, for running it without an engine for containers. */
export interface ContainerSteps {
  /** Commands of the build, as root. */
  readonly run: readonly string[];
  readonly env: readonly string[];
  readonly user: string;
  readonly folder: string;
  readonly start: readonly string[];
  readonly health: readonly string[];
}

const wordsIn = (json: string): string[] => {
  const words: unknown = JSON.parse(json);
  return Array.isArray(words) ? words.map(String) : [];
};

/** Reads the Containerfile; steps over several lines are one. */
export function containerSteps(): ContainerSteps {
  const text = readFileSync(join(root, 'deploy', 'Containerfile'), 'utf8').replaceAll(/\\\n\s*/g, '');
  const last = text.slice(text.lastIndexOf('\nFROM ') + 1).split('\n');
  const all = (word: string) =>
    last.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));
  return {
    run: all('RUN'),
    env: all('ENV').flatMap((line) => line.split(' ')),
    user: all('USER')[0] ?? '',
    folder: all('WORKDIR')[0] ?? '/',
    start: wordsIn(all('CMD')[0] ?? '[]'),
    health: wordsIn((all('HEALTHCHECK')[0] ?? 'CMD []').replace(/^.*?CMD /, '')),
  };
}

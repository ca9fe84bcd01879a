import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { type Program, startProgram } from '../../../scripts/support/program.ts';
import { makeStage, type Stage } from './stage.ts';

type Body = (stage: Stage) => Promise<void>;

interface Test {
  readonly name: string;
  readonly body: Body;
}

const tests: Test[] = [];
let story = '';

/** Names what the tests declared inside are about. */
export function about(name: string, declare: () => void): void {
  story = name;
  declare();
}

/** Declares a test. Each gets an empty server and a fresh browser context. */
export function test(name: string, body: Body): void {
  tests.push({ name: `${story}: ${name}`, body });
}

/** Milliseconds until a test is given up; long ones take two minutes on one slow core. */
const PATIENCE_MS = 300_000;

async function inTime(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`gave up after ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What failed tests saw is kept here. */
const evidence = join(import.meta.dirname, '..', '..', '..', '.cache', 'e2e');

async function keepEvidence(stage: Stage, name: string): Promise<void> {
  mkdirSync(evidence, { recursive: true });
  for (const [index, page] of stage.pages().entries()) {
    const file = join(evidence, `${name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}-${index + 1}.png`);
    await page.screenshot({ path: file }).catch(() => undefined);
    console.log(`    picture: ${file}`);
  }
}

async function runOne(browser: Browser, program: Program, { name, body }: Test): Promise<boolean> {
  const started = performance.now();
  const stage = await makeStage(browser, program);
  let problem: unknown;
  try {
    await inTime(body(stage));
    stage.demandNoErrors();
  } catch (error) {
    problem = error ?? new Error('failed without a word');
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`  ${problem === undefined ? 'ok' : 'FAILED'} ${name} (${seconds} s)`);
  if (problem !== undefined) {
    console.log(`    ${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}`);
    await keepEvidence(stage, name);
  }
  await stage.close();
  return problem === undefined;
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

/** Runs the declared tests whose name holds `wanted`, in so many lanes with a program each. */
export async function runTests(browser: Browser, wanted: string, lanes: number): Promise<Outcome> {
  const waiting = tests.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
  const outcome = { passed: 0, failed: waiting.length === 0 ? 1 : 0 };
  const lane = async () => {
    const program = await startProgram({ testMode: true });
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      outcome[(await runOne(browser, program, next)) ? 'passed' : 'failed']++;
    }
    await program.remove();
  };
  await Promise.all(Array.from({ length: Math.min(lanes, waiting.length) }, lane));
  return outcome;
}

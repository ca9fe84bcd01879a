import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchRow } from '../support/table.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const megabyte = 1024 * 1024;
const productionBudget = 90;

/** Bytes on disk, in whole blocks. */
function sizeOf(folder: string): number {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.reduce((sum, { parentPath, name }) => {
    const { blocks, size } = statSync(join(parentPath, name));
    return sum + (blocks > 0 ? blocks * 512 : size);
  }, 0);
}

/** Megabytes that npm installs into a copy of the last commit. */
function installed(...options: readonly string[]): number {
  const folder = mkdtempSync(join(tmpdir(), 'everdeed-install-'));
  try {
    const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 1024 * megabyte });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    execFileSync('npm', ['ci', '--loglevel=error', ...options], { cwd: folder, stdio: 'ignore' });
    return sizeOf(join(folder, 'node_modules')) / megabyte;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures what an installation brings along. */
export function benchInstall(): BenchRow[] {
  const production = installed('--omit=dev');
  const building = installed('--workspace=apps/server', '--workspace=apps/web');
  return [
    {
      what: 'production install',
      measured: `${production.toFixed(0)} MB`,
      budget: `${productionBudget} MB`,
      kept: production <= productionBudget,
    },
    {
      what: 'install of npm start, which builds',
      measured: `${building.toFixed(0)} MB`,
      budget: 'for information',
    },
  ];
}

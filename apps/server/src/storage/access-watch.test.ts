import { describe, expect, test, vi } from 'vitest';
import { AccessWatch, changesAccess } from './access-watch.ts';

describe('a statement', () => {
  test.each([
    ['select * from api_tokens', false],
    ['UPDATE players SET v = ?, hot = ?, lvl = ? WHERE id = ?', false],
    ['update "players" set "v" = ?, "last_cron" = ? where "id" = ?', false],
    ['INSERT INTO tasks (id, user_id) VALUES (?, ?)', false],
    ['update "player_sections" set "doc" = ? where "player_id" = ?', false],
    ['update "players" set "blocked" = ? where "id" = ?', true],
    ['update "players" set "v" = ?, "username" = ?, "username_lower" = ? where "id" = ?', true],
    ['update "players" set "permissions" = ?, "language" = ? where "id" = ?', true],
    ['delete from "players" where "id" = ?', true],
    ['insert into "players" ("id") values (?)', true],
    ['delete from "api_tokens" where "id" = ? returning "player_id"', true],
    ['WITH gone AS (SELECT 1) DELETE FROM api_tokens', true],
    ['update "api_tokens" set "last_used_at" = ? where "id" = ?', true],
    ['DROP TABLE api_tokens', true],
  ])('%s changes access: %s', (text, changes) => {
    expect(changesAccess(text)).toBe(changes);
  });
});

describe('what was read of tokens', () => {
  test('stays so while nobody commits', () => {
    const watch = new AccessWatch(() => 7);
    expect(watch.version).toBe(watch.version);
  });

  test('may be different after another program has committed', () => {
    let others = 7;
    const watch = new AccessWatch(() => others);
    const before = watch.version;
    others = 8;
    expect(watch.version).not.toBe(before);
  });

  test('is not known while a change of this process is undecided, and may be different afterwards', () => {
    const watch = new AccessWatch(() => 7);
    const before = watch.version;
    watch.changed();
    expect(watch.version).toBeUndefined();
    watch.ended();
    expect([undefined, before]).not.toContain(watch.version);
  });

  test('is not known where the engine cannot tell', () => {
    expect(new AccessWatch(() => undefined).version).toBeUndefined();
  });

  describe('while this process holds the lock for writing', () => {
    test('is asked for once: nobody else can commit', () => {
      const readOthers = vi.fn(() => 7);
      const watch = new AccessWatch(readOthers);
      watch.begun();
      expect([watch.version, watch.version]).toEqual([1, 1]);
      expect(readOthers).toHaveBeenCalledTimes(1);
    });

    test('is asked for anew when it begins, when it ends, and when a statement fails', () => {
      let others = 7;
      const watch = new AccessWatch(() => others);
      const seen = [watch.version];
      for (const happens of [
        () => watch.begun(),
        () => watch.failed(),
        () => watch.begun(),
        () => watch.ended(),
      ]) {
        others += 1;
        happens();
        seen.push(watch.version);
      }
      expect(seen).toEqual([1, 2, 3, 4, 5]);
    });
  });
});

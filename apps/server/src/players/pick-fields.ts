import { getPath, setPath } from '@everdeed/rules';

/** Fields included in every answer with selected fields (wire-user-and-tasks 1.1). */
const always = ['_id', 'id', '_v', 'notifications', 'preferences', 'auth', 'flags', 'permissions'];
const isName = /^[A-Za-z_][\w-]*(\.[\w-]+)*$/;

/** The given fields and dotted sub-fields of a view, plus those always included; unknown names are ignored. */
export function pickFields(view: Readonly<Record<string, unknown>>, names: string): Record<string, unknown> {
  const wanted = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => isName.test(name) && !name.includes('__proto__'));
  // Shorter paths first, so that a section is not overwritten by one of its parts.
  const paths = [...new Set([...always, ...wanted])].sort((one, other) => one.length - other.length);
  return paths.reduce<Record<string, unknown>>((picked, path) => {
    const value = getPath(view, path);
    return value === undefined || getPath(picked, path) !== undefined ? picked : setPath(picked, path, value);
  }, {});
}

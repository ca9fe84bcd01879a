import { isFields } from '@everdeed/content/values';
import { escapeHtml, prose } from './html.ts';

type Schema = Readonly<Record<string, unknown>>;
/** How deep the fields of fields are listed. */
const maxDepth = 3;
/** How many words of a choice are named. */
const maxWords = 8;

const isNull = (schema: unknown): boolean => isFields(schema) && schema['type'] === 'null';

/** What a schema takes, in a few words: HTML. */
export function typeOf(schema: unknown): string {
  if (!isFields(schema)) return 'anything';
  const { type, format, enum: words, anyOf, items, const: only, $id } = schema;
  if (only !== undefined) return `<code>${escapeHtml(JSON.stringify(only))}</code>`;
  if (Array.isArray(words)) {
    const named = words.slice(0, maxWords).map((word) => `<code>${escapeHtml(String(word))}</code>`);
    return named.join(', ') + (words.length > maxWords ? ' …' : '');
  }
  if (Array.isArray(anyOf)) {
    const kinds = [...new Set(anyOf.filter((one) => !isNull(one)).map(typeOf))];
    return [...kinds.slice(0, 4), ...(anyOf.some(isNull) ? ['null'] : [])].join(' or ');
  }
  if (type === 'array') return `list of ${typeOf(items)}`;
  if (typeof $id === 'string') return escapeHtml($id);
  if (type === 'string') return format === 'uuid' ? 'UUID' : format === 'date-time' ? 'instant' : 'text';
  if (type === 'integer') return 'whole number';
  if (type === 'boolean') return 'true or false';
  return type === undefined ? 'anything' : escapeHtml(String(type));
}

function limitsOf({ minimum, maximum, minLength, maxLength, maxItems, default: usual }: Schema): string {
  const parts = [
    typeof minimum === 'number' ? `At least ${minimum}.` : '',
    typeof maximum === 'number' ? `At most ${maximum}.` : '',
    typeof minLength === 'number' && minLength > 0 ? `At least ${minLength} characters.` : '',
    typeof maxLength === 'number' ? `At most ${maxLength} characters.` : '',
    typeof maxItems === 'number' ? `At most ${maxItems} entries.` : '',
    usual === undefined ? '' : `Usually \`${JSON.stringify(usual)}\`.`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** The object whose fields are worth listing: that of a list's entries, too. */
function objectIn(schema: unknown): Schema | undefined {
  if (!isFields(schema)) return undefined;
  if (isFields(schema['properties'])) return schema;
  if (schema['type'] === 'array') return objectIn(schema['items']);
  if (Array.isArray(schema['anyOf']))
    return objectIn(schema['anyOf'].find((one) => objectIn(one) !== undefined));
  return undefined;
}

/** A field of an object, as HTML; the fields of what it holds lie below it. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly about: string;
  readonly fields: readonly Field[];
}

/** The fields of a schema, or of the entries of its list, with theirs. Names are whole: `stats.buffs.str`. */
export function fieldsOf(schema: unknown, areOptionalMarked = true, prefix = '', depth = 1): Field[] {
  const object = objectIn(schema);
  const properties = object?.['properties'];
  if (!object || !isFields(properties)) return [];
  const required = Array.isArray(object['required']) ? object['required'] : [];
  return Object.entries(properties).map(([name, inner]) => {
    const path = prefix + name;
    const isOptional = areOptionalMarked && !required.includes(name);
    const about = isFields(inner) ? inner['description'] : undefined;
    const text = [typeof about === 'string' ? about : '', isFields(inner) ? limitsOf(inner) : '']
      .filter(Boolean)
      .join(' ');
    return {
      name: path,
      type: typeOf(inner) + (isOptional ? ', optional' : ''),
      about: prose(text),
      fields: depth < maxDepth ? fieldsOf(inner, areOptionalMarked, `${path}.`, depth + 1) : [],
    };
  });
}

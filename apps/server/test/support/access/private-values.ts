import { isFields } from '@everdeed/content/values';
import type { FoundField } from './private-paths.ts';

type Schema = Readonly<Record<string, unknown>>;

const inner = ['anyOf', 'allOf', 'oneOf'] as const;

/** A schema with all its forms, each with the name that it stands under. */
function formsOf(schema: unknown, owner: string): { readonly form: Schema; readonly owner: string }[] {
  if (!isFields(schema)) return [];
  const name = typeof schema['$id'] === 'string' ? schema['$id'] : owner;
  const options = inner.flatMap((key) => {
    const given = schema[key];
    return Array.isArray(given) ? given.flatMap((option) => formsOf(option, name)) : [];
  });
  return [{ form: schema, owner: name }, ...options];
}

const CLOSED = ['type', 'const', 'enum', '$ref', ...inner];

/** Whether a form lets values through that nothing describes: anything at all, or an object with any fields. */
function isOpen(form: Schema): boolean {
  if (CLOSED.every((key) => form[key] === undefined)) return true;
  if (form['type'] !== 'object') return false;
  const { additionalProperties: more, properties, patternProperties } = form;
  return more === true || (more === undefined && properties === undefined && patternProperties === undefined);
}

/** Where a schema lets through what nothing describes, as paths of `fieldsOf`. */
export function openParts(schema: unknown, path = '', owner = ''): FoundField[] {
  return formsOf(schema, owner).flatMap(({ form, owner: name }) => {
    const { properties, items, additionalProperties, patternProperties } = form;
    const entries = Object.entries(isFields(properties) ? properties : {});
    const patterns = Object.values(isFields(patternProperties) ? patternProperties : {});
    return [
      ...(isOpen(form) ? [{ path, owner: name }] : []),
      ...entries.flatMap(([key, value]) => openParts(value, `${path}.${key}`, name)),
      ...openParts(items, `${path}[]`, name),
      ...[additionalProperties, ...patterns].flatMap((value) =>
        isFields(value) ? openParts(value, `${path}.*`, name) : [],
      ),
    ];
  });
}

/** What becomes of a field of a value: its step in the path, and the forms that describe it; none below an open part. */
function stepTo(forms: ReturnType<typeof formsOf>, key: string, owner: string) {
  for (const { form, owner: name } of forms)
    if (isFields(form['properties']) && key in form['properties'])
      return { step: `.${key}`, schema: form['properties'][key], owner: name };
  for (const { form, owner: name } of forms) {
    const patterns = isFields(form['patternProperties']) ? Object.values(form['patternProperties']) : [];
    const map = [form['additionalProperties'], ...patterns].find(isFields);
    if (map) return { step: '.*', schema: map, owner: name };
  }
  return { step: `.${key}`, schema: undefined, owner };
}

/** Every field that a value has, at any depth, also where its schema is open. */
export function fieldsIn(value: unknown, schema: unknown, path = '', owner = ''): FoundField[] {
  const forms = formsOf(schema, owner);
  if (Array.isArray(value)) {
    const items = forms.find(({ form }) => form['items'] !== undefined);
    return value.flatMap((entry) =>
      fieldsIn(entry, items?.form['items'], `${path}[]`, items?.owner ?? owner),
    );
  }
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, inside]) => {
    const next = stepTo(forms, key, forms[0]?.owner ?? owner);
    const at = path + next.step;
    return [{ path: at, owner: next.owner }, ...fieldsIn(inside, next.schema, at, next.owner)];
  });
}

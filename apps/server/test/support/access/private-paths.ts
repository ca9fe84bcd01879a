import { isFields } from '@everdeed/content/values';

/** A field of an answer by its path, and the named schema that it stands in. */
export interface FoundField {
  readonly path: string;
  readonly owner: string;
}

const inner = ['anyOf', 'allOf', 'oneOf'] as const;

/** Every field that a schema names, at any depth; `[]` stands for entries of lists, `*` for those of maps. */
export function fieldsOf(schema: unknown, path = '', owner = ''): FoundField[] {
  if (!isFields(schema)) return [];
  const name = typeof schema['$id'] === 'string' ? schema['$id'] : owner;
  const { properties, items, additionalProperties, patternProperties } = schema;
  const below = (value: unknown, step: string) => fieldsOf(value, step, name);
  return [
    ...Object.entries(isFields(properties) ? properties : {}).flatMap(([key, value]) => [
      { path: `${path}.${key}`, owner: name },
      ...below(value, `${path}.${key}`),
    ]),
    ...below(items, `${path}[]`),
    ...below(additionalProperties, `${path}.*`),
    ...Object.values(isFields(patternProperties) ? patternProperties : {}).flatMap((value) =>
      below(value, `${path}.*`),
    ),
    ...inner.flatMap((key) => {
      const options = schema[key];
      return Array.isArray(options) ? options.flatMap((option) => below(option, path)) : [];
    }),
  ];
}

/** The fields that end in one of these names, each once. */
export function fieldsNamed(schema: unknown, names: readonly string[]): FoundField[] {
  const found = fieldsOf(schema).filter(({ path }) =>
    names.some((name) => path.replaceAll('[]', '').endsWith(`.${name}`)),
  );
  return [...new Map(found.map((field) => [`${field.path} ${field.owner}`, field])).values()];
}

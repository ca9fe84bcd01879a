import { JsonText } from '../http/reply.ts';

type Said<Texts> = { readonly [Field in keyof Texts]: Texts[Field] extends JsonText<infer T> ? T : never };

/** Builds JSON text from fields that are already JSON text and fields that are not. */
export function joinText<Texts extends Readonly<Record<string, JsonText>>, Values extends object>(
  texts: Texts,
  values: Values,
): JsonText<Said<Texts> & Values> {
  const fields = Object.entries(texts).map(([key, { text }]) => `${JSON.stringify(key)}:${text}`);
  const others = Object.entries(values).map(
    ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
  );
  return new JsonText(`{${[...fields, ...others].join(',')}}`);
}

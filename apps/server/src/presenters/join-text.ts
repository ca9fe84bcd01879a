import { JsonText } from '../http/reply.ts';

/** An object out of fields that are JSON text already and fields that are not. */
export function joinText(
  texts: Readonly<Record<string, JsonText>>,
  values: Readonly<Record<string, unknown>>,
): JsonText {
  const fields = Object.entries(texts).map(([key, { text }]) => `${JSON.stringify(key)}:${text}`);
  const others = Object.entries(values).map(
    ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
  );
  return new JsonText(`{${[...fields, ...others].join(',')}}`);
}

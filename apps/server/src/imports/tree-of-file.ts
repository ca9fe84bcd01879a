import { isModestJson } from '../http/json-size.ts';
import { ImportFileError } from './file-error.ts';
import { maxValues, treeOfXml } from './tree-of-xml.ts';

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportFileError('this is no text in UTF-8');
  }
}

/** NUL cannot be stored in text. */
const withoutNul = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value;

function treeOfJson(text: string): unknown {
  if (!isModestJson(text, maxValues)) throw new ImportFileError('too many values, or too deep');
  try {
    return /\\u0000/.test(text) ? JSON.parse(text, withoutNul) : JSON.parse(text);
  } catch (error) {
    throw new ImportFileError(error instanceof Error ? error.message : 'bad JSON');
  }
}

/** The values in a file of JSON or XML, whichever it is. @throws {ImportFileError} if it is neither, or beyond all measure */
export function treeOfFile(bytes: Uint8Array): unknown {
  const text = decode(bytes).trimStart();
  if (text.startsWith('<')) return treeOfXml(text);
  if (text.startsWith('{') || text.startsWith('[')) return treeOfJson(text);
  throw new ImportFileError('this is neither JSON nor XML');
}

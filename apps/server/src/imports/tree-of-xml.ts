import { SaxesParser } from 'saxes';
import { ImportFileError } from './file-error.ts';

/** Levels and values that a file may have; a file of 20 MB with nothing but history has half as many. */
const maxDepth = 64;
export const maxValues = 3_000_000;

interface Frame {
  readonly key: string;
  /** Absent as long as there are no elements inside. */
  fields: Record<string, unknown> | undefined;
  text: string;
}

/** Without a prototype, `__proto__` is a key like others, which the reader of the file refuses. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object without anything has no fields of another type
const noFields = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>;

/** Repeated elements make a list. */
function add(fields: Record<string, unknown>, key: string, value: unknown): void {
  const before = fields[key];
  if (before === undefined) fields[key] = value;
  else if (Array.isArray(before)) before.push(value);
  else fields[key] = [before, value];
}

/** Builds the tree while the parser reads. All values are text; entities of the file's own are not known. */
class TreeBuilder {
  readonly #stack: Frame[] = [];
  #values = 0;
  root: { readonly key: string; readonly value: unknown } | undefined;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#values += 1;
    if (this.#stack.length >= maxDepth || this.#values > maxValues)
      throw new ImportFileError('too many values, or too deep');
    const key = name === 'entry' && attributes['key'] !== undefined ? attributes['key'] : name;
    this.#stack.push({ key, fields: undefined, text: '' });
  }

  text(text: string): void {
    const frame = this.#stack.at(-1);
    if (frame && !frame.fields) frame.text += text;
  }

  close(): void {
    const frame = this.#stack.pop();
    if (!frame) return;
    const value = frame.fields ?? frame.text;
    const parent = this.#stack.at(-1);
    if (!parent) this.root = { key: frame.key, value };
    else add((parent.fields ??= noFields()), frame.key, value);
  }
}

/** The tree of a user data export in XML: elements with elements inside are objects, repeated ones lists. */
export function treeOfXml(text: string): unknown {
  const builder = new TreeBuilder();
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new ImportFileError(error.message);
  });
  parser.on('opentag', ({ name, attributes }) => builder.open(name, attributes));
  parser.on('text', (part) => builder.text(part));
  parser.on('cdata', (part) => builder.text(part));
  parser.on('closetag', () => builder.close());
  parser.write(text).close();
  return builder.root?.key === 'user' ? builder.root.value : {};
}

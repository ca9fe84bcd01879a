/** The bytes are no file that could be read: neither JSON nor XML, damaged, or beyond all measure. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
}

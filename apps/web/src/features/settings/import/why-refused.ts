import { explainFailure, type Failure } from '../../../data/reply.ts';

/** Why a file was refused, line by line: each says where in the file, unless its words do. */
export function whyRefused(failure: Failure, unreachable: string): readonly string[] {
  const errors = failure.kind === 'refused' ? failure.errors : [];
  if (errors.length === 0) return explainFailure(failure, unreachable);
  const lines = errors.map(({ path, message }) =>
    path === undefined || message.includes(path) ? message : `${path}: ${message}`,
  );
  return [...new Set(lines)];
}

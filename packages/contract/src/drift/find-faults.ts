import { valueIn } from '@everdeed/content/values';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

const compiled = new WeakMap<TSchema, Map<unknown, Validator>>();

function validatorOf(schema: TSchema, shape: (schema: TSchema) => TSchema): Validator {
  const known = compiled.get(schema) ?? new Map<unknown, Validator>();
  compiled.set(schema, known);
  const made = known.get(shape) ?? Compile(shape(schema));
  known.set(shape, made);
  return made;
}

interface Failure {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: unknown;
}

const branchOf = ({ schemaPath }: Failure): string | undefined => /^.*\/anyOf\/\d+/.exec(schemaPath)?.[0];

/** Failures without those of branches that are plainly not meant: a daily is not told what it lacks to be a habit. */
function meant(failures: readonly Failure[]): readonly Failure[] {
  const others = new Set(failures.filter(({ keyword }) => keyword === 'const').map(branchOf));
  const left = failures.filter((failure) => failure.keyword !== 'anyOf' && !others.has(branchOf(failure)));
  return left.length > 0 ? left : failures;
}

function valueAt(value: unknown, path: string): unknown {
  const keys = path.split('/').slice(1);
  return valueIn(value, ...keys.map((key) => key.replaceAll('~1', '/')));
}

/**
 * What does not fit the schema, at most a few lines; `shape` makes the schema that is applied from the one that is
 * written down, and must be the same function each time.
 */
export function findFaults(schema: TSchema, shape: (schema: TSchema) => TSchema, value: unknown): string[] {
  const validator = validatorOf(schema, shape);
  if (validator.Check(value)) return [];
  return meant(validator.Errors(value))
    .slice(0, 6)
    .map(({ instancePath, message, params }) => {
      const found = JSON.stringify(valueAt(value, instancePath))?.slice(0, 120);
      return `${instancePath || '/'}: ${message} ${JSON.stringify(params)}, found ${found}`;
    });
}

export * from './core/call.ts';
export * as check from './core/check.ts';
export type { Check, CheckFailure, CheckPlace, RawInput } from './core/check.ts';
export { asText, isEmail, isUuid, runChecks } from './core/check.ts';
export * from './errors/classes.ts';
export { allCalls } from './all-calls.ts';
export { Type } from 'typebox';
export type { Static, TSchema } from 'typebox';

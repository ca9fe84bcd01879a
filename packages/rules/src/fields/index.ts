export { asText } from './as-text.ts';
export type { Checked, FieldProblem, ParamProblem } from './field.ts';
export type { Model } from './refuse-fields.ts';

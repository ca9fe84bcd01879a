export * from './format.ts';
export * from './limits.ts';

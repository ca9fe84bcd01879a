export { type Interaction, objectionsTo } from './policy.ts';

export { type Interaction, interactions, isInteraction, objectionsTo } from './policy.ts';

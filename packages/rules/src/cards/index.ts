export { readCard } from './read.ts';

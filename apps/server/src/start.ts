import { holdYoungPart } from './garbage.ts';

// The built program begins here. What a module imports runs before it: the server is loaded only now.
const letYoungPartGrow = holdYoungPart();
await import('./main.ts');
letYoungPartGrow();

/** What is rarely there on every screen. Named here, so that the first script names one file instead of all of theirs. */
export { completeApproved } from './complete-approved.ts';
export const loadPostStrip = async () => (await import('../features/news/post-strip.tsx')).PostStrip;
export const loadPromoBanner = async () => (await import('./shell/promo-banner.tsx')).PromoBanner;
export const loadKeyHelp = async () => (await import('./key-help-part.tsx')).KeyHelpPart;

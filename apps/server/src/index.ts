export { createApp, type App, type AppOptions } from './app.ts';
export { readSettings, type Settings } from './config/settings.ts';
export { settingsSchema } from './config/schema.ts';
export { realSystem, type System } from './work/system.ts';

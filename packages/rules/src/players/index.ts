export { mayWear } from './looks.ts';
export {
  MAX_NAME_LENGTH,
  previewUpdatePlayer,
  type SentSettings,
  type SettingsScene,
  updatePlayer,
} from './update.ts';

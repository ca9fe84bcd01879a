/** Sound theme keys (catalogue audio-themes.json). */
// biome-ignore format: one row a line
export const audioThemes: readonly string[] = [
  'danielTheBard',
  'gokulTheme',
  'luneFoxTheme',
  'wattsTheme',
  'rosstavoTheme',
  'dewinTheme',
  'airuTheme',
  'beatscribeNesTheme',
  'arashiTheme',
  'maflTheme',
  'pizildenTheme',
  'farvoidTheme',
  'spacePenguinTheme',
  'lunasolTheme',
  'triumphTheme',
];

/** What sections of the settings change at once, without waiting for the server. */
export interface SettingProps {
  /** Changes a field of the player by its dotted path. */
  readonly onSet: (path: string, value: unknown) => void;
  /** Goes to the inn or leaves it. */
  readonly onToggleSleep: () => void;
  /** Opens the choice of a class, or of another one. */
  readonly onChooseClass: () => void;
  /** Plays sounds from now on, or no more. */
  readonly onSounds: (isOn: boolean) => void;
  /** Plays a theme once. */
  readonly onPreview: (theme: string) => void;
}

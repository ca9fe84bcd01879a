import { ShortcutSheet } from '../features/palette/shortcut-sheet.tsx';
import { CommandPalette } from './command-palette.tsx';

/** What keys open on every page. */
export type KeyHelpName = 'palette' | 'shortcuts';

interface KeyHelpPartProps {
  readonly part: KeyHelpName;
  readonly open: (part: KeyHelpName) => void;
  readonly close: () => void;
}

/** The palette, or the sheet of keys. */
export const KeyHelpPart = ({ part, open, close }: KeyHelpPartProps) =>
  part === 'palette' ? (
    <CommandPalette onShortcuts={() => open('shortcuts')} onClose={close} />
  ) : (
    <ShortcutSheet onClose={close} />
  );

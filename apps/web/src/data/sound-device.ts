/** Whether this device plays sounds: each chooses for itself, and is silent at first. */
const KEY = 'everdeed-sounds';

/** Whether sounds are on. */
export function soundsOn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Turns sounds on or off for this device. */
export function setSounds(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}

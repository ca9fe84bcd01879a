import { type SoundEvent, tonesFor, waveOf } from './tunes.ts';

/** How loud: well below what else plays. */
const VOLUME = 0.12;
let audio: AudioContext | undefined;

/** Plays what a theme has for an event. Silent where the browser does not let pages play yet. */
export function playSound(theme: string, event: SoundEvent): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const { currentTime, destination } = audio;
  for (const { pitch, at, length } of tonesFor(theme, event)) {
    const tone = new OscillatorNode(audio, { type: waveOf(theme), frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    const from = currentTime + at;
    volume.gain.setValueAtTime(VOLUME, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + length);
    tone.connect(volume).connect(destination);
    tone.start(from);
    tone.stop(from + length);
  }
}

import { create } from 'zustand';

/** What the board says to those who listen: moves, deletions. Ticks are told by their toasts. */
export const useAnnouncement = create<{ readonly text: string }>(() => ({ text: '' }));

export const announce = (text: string): void => useAnnouncement.setState({ text });

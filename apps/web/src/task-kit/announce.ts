import { create } from 'zustand';

/** Announcements of the board for screen readers: moves, deletions, pins that are taken out. Scores are announced by their toasts. */
export const useAnnouncement = create<{ readonly text: string }>(() => ({ text: '' }));

export const announce = (text: string): void => useAnnouncement.setState({ text });

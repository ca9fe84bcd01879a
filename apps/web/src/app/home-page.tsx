import { useEffect } from 'react';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { endOldCookie } from './end-cookie.ts';

/** The home page, where a visit without a session begins and the last one ends. */
export function HomePage() {
  useEffect(() => void endOldCookie(), []);
  return <HomeScreen />;
}

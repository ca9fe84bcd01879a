import type { ReactNode } from 'react';
import { StableScreen } from '../features/items/stable/stable-screen.tsx';
import { ItemsHead } from './items-head.tsx';

const stableHead = (tools: ReactNode) => <ItemsHead tools={tools} />;

/** Pets and mounts. */
export const StablePage = () => <StableScreen head={stableHead} />;

import type { ReactNode } from 'react';
import { ReturnScreen } from '../features/payments/return-screen.tsx';
import { SignedIn } from './signed-in.tsx';

const inShell = (page: ReactNode) => <SignedIn top="line">{page}</SignedIn>;

/** The way back from paying, in the shell for those who are signed in. */
export const PaymentReturnPage = () => <ReturnScreen inShell={inShell} />;

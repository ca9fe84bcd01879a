import { ReturnScreen } from '../features/payments/return-screen.tsx';
import { SignedIn } from './signed-in.tsx';

/** The way back from paying, in the shell for those who are signed in. */
export const PaymentReturnPage = () => (
  <ReturnScreen inShell={(page) => <SignedIn top="line">{page}</SignedIn>} />
);

import { createContext, type ReactNode } from 'react';

/** What stands between the tabs and the wares of every shop, from outside the feature; usually nothing. */
export const ShopNotice = createContext<ReactNode>(null);

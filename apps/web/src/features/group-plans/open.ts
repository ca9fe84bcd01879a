/** What is open over the board, and of which task. */
export type Open =
  | { readonly kind: 'edit' | 'assign' | 'remove'; readonly id: string }
  | { readonly kind: 'sendBack'; readonly id: string; readonly userId: string };

/** Only follows addresses of this site: a link must not lead people elsewhere after signing in. */
export function safeRedirect(wanted: string | null): string {
  return wanted && /^\/(?![/\\])/.test(wanted) ? wanted : '/';
}

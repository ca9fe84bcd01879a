/** Private messages as a bare page (wire-user-and-tasks 5.6). None are stored yet, so the page is empty. */
export const inboxPage = (): string =>
  '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Inbox</title></head><body></body></html>\n';

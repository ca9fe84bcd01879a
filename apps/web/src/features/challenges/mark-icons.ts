// From Lucide: ISC License, (c) Lucide Icons and Contributors; in part MIT License, (c) Cole Bemis (Feather). Beside
// their only user, since all other screens would fetch them with the icons of `ui`.
import { lineIcon } from '../../ui/line-icon.tsx';

export const Bold = /* @__PURE__ */ lineIcon(
  'M6 12h9a4 4 0 010 8H7a1 1 0 01-1-1V5a1 1 0 011-1h7a4 4 0 010 8',
);
export const Italic = /* @__PURE__ */ lineIcon('M19 4L10 4M14 20L5 20M15 4L9 20');
export const Link = /* @__PURE__ */ lineIcon(
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
);
export const List = /* @__PURE__ */ lineIcon('M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13');
export const Quote = /* @__PURE__ */ lineIcon('M17 5H3M21 12H8M21 19H8M3 12v7');

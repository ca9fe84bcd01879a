// Written by `npm run icons` from Lucide; import an icon from here, then run it.
// Lucide: ISC License, (c) Lucide Icons and Contributors; in part MIT License, (c) Cole Bemis (Feather).
import { lineIcon } from './line-icon.tsx';

export const CalendarDays = /* @__PURE__ */ lineIcon(
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01',
);
export const ChevronRight = /* @__PURE__ */ lineIcon('M9 18l6-6-6-6');
export const Gauge = /* @__PURE__ */ lineIcon('M12 14l4-4M3.34 19a10 10 0 1 1 17.32 0');
export const Keyboard = /* @__PURE__ */ lineIcon(
  'M10 8h.01M12 12h.01M14 8h.01M16 12h.01M18 8h.01M6 8h.01M7 16h10M8 12h.01M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
);
export const Moon = /* @__PURE__ */ lineIcon(
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401',
);
export const SunMoon = /* @__PURE__ */ lineIcon(
  'M12 2v2M14.837 16.385a6 6 0 1 1-7.223-7.222c.624-.147.97.66.715 1.248a4 4 0 0 0 5.26 5.259c.589-.255 1.396.09 1.248.715M16 12a4 4 0 0 0-4-4M19 5l-1.256 1.256M20 12h2',
);

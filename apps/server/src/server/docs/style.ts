/** Roles of the web client's tokens that these pages use, light and dark; a test compares them. */
export const lightRoles = {
  page: '#f2eada',
  raised: '#fffbf2',
  sunken: '#e8ddc6',
  line: '#dbceb4',
  edge: '#857860',
  ember: '#bf400b',
  'on-ember': '#ffffff',
  focus: '#1d5fa8',
  ink: '#1e2433',
  'ink-2': '#4a4f5e',
  'ink-3': '#655f50',
  'ember-text': '#a93708',
  ok: '#1c6b4a',
  danger: '#a8203a',
  gold: '#7f5200',
  mana: '#2760aa',
  spine: '#1b2130',
} as const;

export const darkRoles: Readonly<Record<keyof typeof lightRoles, string>> = {
  page: '#12151d',
  raised: '#1c212d',
  sunken: '#0c0e14',
  line: '#2f3545',
  edge: '#767c8c',
  ember: '#ff8a4a',
  'on-ember': '#231006',
  focus: '#8fc1ff',
  ink: '#f3ead8',
  'ink-2': '#c9c1b1',
  'ink-3': '#a29b8b',
  'ember-text': '#ff9d66',
  ok: '#63cfa0',
  danger: '#ff7d8c',
  gold: '#f2be55',
  mana: '#6fa8f2',
  spine: '#0c0e14',
};

const declared = (roles: Readonly<Record<string, string>>): string =>
  Object.entries(roles)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The style of the pages. Code is ink in both themes. */
export const docsStyle = `@font-face{font-family:Grenze;font-weight:600;font-display:swap;src:url(/api/docs/fonts/grenze.woff2) format("woff2")}
@font-face{font-family:Figtree;font-weight:300 900;font-display:swap;src:url(/api/docs/fonts/figtree.woff2) format("woff2")}
:root{color-scheme:light;${declared(lightRoles)};--code:#1b2130;--on-code:#f3ead8;--on-code-2:#c9c1b1;--code-text:#9fd6a8;--code-key:#8fc1ff;--code-number:#ffc96b;--code-bad:#ff9aa6;--display:Grenze,"Iowan Old Style",Palatino,Georgia,serif;--mono:ui-monospace,"SFMono-Regular",Menlo,Consolas,"DejaVu Sans Mono",monospace}
:root[data-theme=dark]{color-scheme:dark;${declared(darkRoles)};--code:#0c0e14}
*,::before,::after{box-sizing:border-box}
html{scroll-padding-top:5rem}
body{margin:0;background:var(--page);color:var(--ink);font:400 1rem/1.5rem Figtree,system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;font-variant-numeric:lining-nums tabular-nums}
a{color:var(--ember-text);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:6px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
[hidden]{display:none!important}
.icon{flex:none;fill:none;stroke:currentcolor;stroke-width:1.85;stroke-linecap:round;stroke-linejoin:round}
.skip{position:absolute;inset:0 auto auto 0;z-index:30;padding:.75rem 1rem;background:var(--raised);transform:translateY(-110%)}
.skip:focus{transform:none}
.site{position:sticky;top:0;z-index:20;display:flex;align-items:center;gap:2rem;min-height:4.75rem;padding:.75rem 2rem;background:var(--page);border-bottom:1px solid var(--line)}
.brand{display:inline-flex;align-items:center;gap:.875rem;color:var(--ink);text-decoration:none;font:600 1.5625rem/2rem var(--display)}
.brand img{width:2.5rem;height:2.5rem}
.site nav{display:flex;gap:1.5rem;margin-inline-end:auto}
.site nav a{padding:.625rem 0;color:var(--ink-2);text-decoration:none;border-bottom:2px solid transparent}
.site nav a:hover{color:var(--ink)}
.site nav a[aria-current]{color:var(--ink);font-weight:600;border-color:var(--ember)}
#me{display:flex;gap:.625rem;align-items:center;margin:0;color:var(--ink-2);font-size:.8125rem;line-height:1rem}
#me img{border-radius:8px;object-fit:cover;background:var(--sunken)}
.button,.open-list{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.125rem;color:var(--ink);background:var(--raised);border:1px solid var(--edge);border-radius:12px;font:650 .9375rem/1.25rem Figtree,system-ui,sans-serif;text-decoration:none;cursor:pointer}
.button:hover,.open-list:hover{border-color:var(--ink)}
.open-list{display:none}
.columns{display:grid;grid-template-columns:17rem minmax(0,1fr);align-items:start}
#list{position:sticky;top:4.75rem;height:calc(100vh - 4.75rem);overflow-y:auto;padding:1.25rem 1rem 3rem;border-inline-end:1px solid var(--line);scrollbar-width:thin}
.search{position:sticky;top:-1.25rem;z-index:1;margin:-1.25rem -1rem 0;padding:1.25rem 1rem .5rem;background:var(--page)}
.search .icon{position:absolute;inset:2.125rem auto auto 1.875rem;width:1.25rem;height:1.25rem;color:var(--ink-2)}
.search input{width:100%;min-height:2.75rem;padding:0 2.75rem 0 2.75rem;color:var(--ink);background:var(--raised);border:1px solid var(--edge);border-radius:11px;font:inherit}
.search input::placeholder{color:var(--ink-3);opacity:1}
.search kbd{position:absolute;inset:1.9375rem 1.625rem auto auto;padding:0 .5rem;background:var(--sunken);color:var(--ink-2);border:1px solid var(--line);border-radius:6px;font:600 .75rem/1.25rem Figtree,sans-serif}
.list-title{margin:1.25rem .75rem .375rem;color:var(--ink-2);font:600 .75rem/.875rem Figtree,sans-serif}
#list ul{margin:0;padding:0;list-style:none}
#list a{display:flex;gap:.625rem;align-items:baseline;padding:.4375rem .75rem;color:var(--ink-2);font-size:.875rem;line-height:1.25rem;text-decoration:none;border-radius:10px}
#list .guides a{align-items:center;font-size:.9375rem}
#list .guides .icon{width:1.125rem;height:1.125rem}
#list a:hover{background:var(--sunken)}
#list a[aria-current]{background:var(--raised);color:var(--ink);font-weight:600}
#list summary{display:flex;align-items:center;gap:.625rem;padding:.4375rem .75rem;color:var(--ink-2);border-radius:10px;cursor:pointer;list-style:none}
#list summary::-webkit-details-marker{display:none}
#list summary::before{content:"";width:.4375rem;height:.4375rem;border:solid var(--ink-3);border-width:0 1.5px 1.5px 0;transform:rotate(-45deg)}
#list details[open]>summary::before{transform:rotate(45deg)}
#list summary:hover{background:var(--sunken)}
.count{margin-inline-start:auto;color:var(--ink-3);font-size:.8125rem}
.method{flex:0 0 2.5rem;color:var(--ok);font:700 .6875rem/1rem Figtree,sans-serif;letter-spacing:.02em}
.method[data-method=GET]{color:var(--mana)}
.method[data-method=PUT]{color:var(--gold)}
.method[data-method=DELETE]{color:var(--danger)}
main{min-width:0;max-width:54rem;padding:1.75rem 2.5rem 4rem}
.over{display:flex;flex-wrap:wrap;gap:.5rem 1rem;justify-content:space-between;align-items:center;margin:0 0 .5rem;color:var(--ink-2);font-size:.875rem}
.chips{display:flex;flex-wrap:wrap;gap:.375rem}
.chip{display:inline-flex;align-items:center;gap:.375rem;padding:.25rem .625rem;background:var(--sunken);border-radius:999px;font:600 .75rem/1rem Figtree,sans-serif}
h1{margin:.25rem 0 1rem;font:600 2.25rem/2.5rem var(--display);overflow-wrap:break-word}
h2{margin:2rem 0 .5rem;font:600 1.3125rem/1.625rem var(--display)}
h3{margin:1.5rem 0 .25rem;font-size:1rem;line-height:1.5rem}
code,pre{font-family:var(--mono);font-size:.875em}
.path{display:flex;gap:.875rem;align-items:center;margin:0;padding:.75rem 1rem;background:var(--sunken);border-radius:12px;overflow-wrap:anywhere}
.path .method{flex:none;font-size:.75rem}
.path code{font-size:.9375rem}
.path .base{color:var(--ink-2)}
.copy-path{display:grid;place-items:center;flex:none;min-width:2.75rem;min-height:2.75rem;margin:-.5rem -.5rem -.5rem auto;color:var(--ink-2);background:none;border:0;border-radius:10px;cursor:pointer}
.copy-path:hover{color:var(--ink)}
.copy-path[data-done]{color:var(--ok)}
.copy-path[data-done]>:first-child,.copy-path:not([data-done])>:last-child{display:none}
.lead{margin:1rem 0 0}
.note{color:var(--ink-2);font-size:.875rem;line-height:1.25rem}
.chip[href]{color:inherit;text-decoration:none;min-width:2.5rem;justify-content:center}
.chip[href]:hover{background:var(--line)}
.chip[aria-current]{background:var(--ink);color:var(--page)}
.chip[aria-current]:hover{background:var(--ink)}
.versions{display:flex;gap:.375rem}
.table{margin:.5rem 0 1rem}
table{width:100%;border-collapse:collapse;font-size:.875rem;line-height:1.25rem}
th{padding:.5rem 1rem .5rem 0;text-align:start;color:var(--ink-2);font:600 .75rem/.875rem Figtree,sans-serif;white-space:nowrap}
td{padding:.625rem 1rem .625rem 0;border-top:1px solid var(--line);vertical-align:top}
td code{overflow-wrap:anywhere}
td:first-child{min-width:8rem;max-width:16rem}
td:last-child{padding-inline-end:0}
.refusals td:first-child{min-width:3.5rem}
.refusals td:nth-child(2) code{overflow-wrap:normal}
.refusals td:nth-child(3){min-width:10rem}
td[colspan]{max-width:none;padding:0;border:0}
.fold{margin:0 0 .75rem;padding:0 .875rem;background:var(--sunken);border-radius:10px}
.fold .fold{background:var(--page)}
.fold>summary{min-height:2.25rem;padding:.5rem 0;color:var(--ink-2);font-weight:600;cursor:pointer;overflow-wrap:anywhere}
.fold>summary:hover{color:var(--ink)}
.fold>.table{margin:0;padding-bottom:.5rem}
.around{display:flex;justify-content:space-between;gap:1.5rem;margin:3rem 0 0;padding-top:1.25rem;border-top:1px solid var(--line);font-weight:600;font-size:.875rem}
.around a{padding:.5rem 0;text-decoration:none}
.around a:hover{text-decoration:underline}
.code{margin:.75rem 0 1rem;background:var(--code);color:var(--on-code);border-radius:14px;overflow:hidden}
:root[data-theme=dark] .code{border:1px solid var(--line)}
.code-head{display:flex;justify-content:space-between;align-items:center;gap:.5rem;min-height:3rem;padding:.375rem .75rem;border-bottom:1px solid rgb(255 255 255/.12)}
.code-head button{display:inline-flex;align-items:center;gap:.5rem;min-height:2.25rem;padding:0 .75rem;color:var(--on-code-2);background:none;border:0;border-radius:8px;font:600 .8125rem/1rem Figtree,sans-serif;cursor:pointer}
.code-head button:hover{color:var(--on-code)}
.code-head button:focus-visible,.code pre:focus-visible{outline-color:#8fc1ff;outline-offset:-3px}
.code-head [aria-selected=true]{background:rgb(255 255 255/.12);color:var(--on-code)}
.code .status{padding-inline-start:.25rem;color:var(--code-text);font-weight:650;font-size:.875rem}
.code pre{margin:0;padding:1rem 1.125rem;max-height:34rem;overflow:auto;font-size:.8125rem;line-height:1.25rem;white-space:pre;tab-size:2}
.code pre code{font-size:inherit}
.code .status.refused{color:var(--code-bad)}
.code .took{margin-inline-start:1.25rem;color:var(--on-code-2);font-size:.8125rem}
.code .s{color:var(--code-text)}.code .k{color:var(--code-key)}.code .n{color:var(--code-number)}
.try{margin:.75rem 0 1rem;padding:1.125rem 1.25rem 1.25rem;background:var(--raised);border:1px solid var(--line);border-radius:18px}
.try-head,.try-foot{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;margin:0}
.try h2{margin:0}
.field{margin:.75rem 0 0;padding:0;border:0;min-width:0}
.field label,.field legend{display:block;padding:0;margin:0 0 .25rem;color:var(--ink-2);font:600 .8125rem/1.125rem Figtree,sans-serif}
.field small{font-weight:400;font-size:inherit}
.field input:not([type=radio]),.field select,.field textarea{width:100%;min-height:2.75rem;padding:.5rem .75rem;color:var(--ink);background:var(--page);border:1px solid var(--edge);border-radius:11px;font:inherit;font-size:.9375rem}
.field textarea{font-family:var(--mono);font-size:.8125rem;line-height:1.25rem;resize:vertical}
.field ::placeholder{color:var(--ink-3);opacity:1}
.segments{display:flex;padding:.1875rem;background:var(--sunken);border-radius:11px}
.segments label{position:relative;flex:1;margin:0}
.segments input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.segments span{display:block;padding:.6875rem .5rem;text-align:center;border-radius:9px}
.segments :checked+span{background:var(--raised);color:var(--ink);box-shadow:0 1px 2px rgb(0 0 0/.18)}
.segments :focus-visible+span{outline:2px solid var(--focus);outline-offset:1px}
.me{margin:.5rem 0 0;font-size:.875rem}
.keys .note{margin:.5rem 0 0}
.link{min-height:1.5rem;padding:0 .25rem;color:var(--ember-text);background:none;border:0;font:inherit;text-decoration:underline;text-underline-offset:.2em;cursor:pointer}
.trouble{margin:.75rem 0 0;color:var(--danger);font-size:.875rem;overflow-wrap:anywhere}
.trouble:empty{margin:0}
.try-foot{margin-top:1rem}
.warning{display:inline-flex;align-items:center;gap:.375rem}
.send{display:inline-flex;align-items:center;gap:.625rem;min-height:2.75rem;padding:0 1.5rem;color:var(--on-ember);background:var(--ember);border:0;border-radius:12px;font:650 .9375rem/1.25rem Figtree,system-ui,sans-serif;cursor:pointer}
.send:hover{filter:brightness(1.06)}
.send[aria-disabled]{opacity:.6;cursor:default}
aside{min-width:0;padding:1.25rem 2rem 3rem 0}
@media(min-width:1180px){.columns.with-side{grid-template-columns:17rem minmax(0,1fr) minmax(22rem,27.25rem)}aside{position:sticky;top:4.75rem;max-height:calc(100vh - 4.75rem);overflow-y:auto}.with-side main{padding-inline-end:2rem}}
@media(max-width:1179.98px){aside{grid-column:2;padding:0 2.5rem 3rem;max-width:54rem}.with-side main{padding-bottom:1rem}}
@media(max-width:1023.98px){#me span,.site .wide{display:none}}
@media(max-width:767.98px){.site{gap:1rem;padding:.5rem .875rem;min-height:3.75rem}.site .button,#me,.site .wide{display:none}.site nav{margin-inline:auto 0}.open-list{display:flex;width:calc(100% - 1.75rem);margin:.875rem;justify-content:center}.columns,.columns.with-side{grid-template-columns:minmax(0,1fr)}#list{display:none;position:static;height:auto;border:0;padding-top:0}#list.open{display:block}main,aside{grid-column:1;padding-inline:.875rem}main{padding-top:.5rem}h1{font-size:1.875rem;line-height:2.125rem}table,tbody,td{display:block}thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}tr{display:flex;flex-wrap:wrap;gap:.125rem .75rem;padding:.625rem 0;border-top:1px solid var(--line)}td,td:first-child,.refusals td:nth-child(n){min-width:0;max-width:100%;padding:0;border:0;overflow-wrap:anywhere}td:empty{display:none}td:last-child:not(:first-child){flex-basis:100%}td[colspan]{flex:1 0 100%}tr:has(>td[colspan]){padding:0;border:0}.fold{padding:0 .75rem}.fold>summary{min-height:2.75rem;padding:.75rem 0}#list a,#list summary{min-height:2.75rem;align-items:center}}
@media(prefers-reduced-motion:no-preference){.skip,#list a,.button{transition:background 160ms,border-color 160ms}}`;

/** The page that shows the OpenAPI document: a single file without external scripts. */
export const docsPage = (title: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<header><h1>${title}</h1>
<p>The same document for programs: <a href="/api/docs/json">/api/docs/json</a></p>
<label>Search <input id="search" type="search" placeholder="path, name or code"></label></header>
<main id="calls"><p>Loading the list of calls.</p></main>
<script src="/api/docs/page.js" type="module"></script>
</body>
</html>`;

export const docsStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:60rem;padding:1rem}
input{font:inherit;padding:.4rem .6rem;width:min(24rem,90%)}
h2{margin-top:2rem;text-transform:capitalize}
details{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:.4rem 0}
summary{cursor:pointer;display:flex;gap:.75rem;flex-wrap:wrap;align-items:baseline}
summary b{min-width:4.5rem;font-family:ui-monospace,monospace}
code,pre{font-family:ui-monospace,monospace;font-size:.875rem}
pre{overflow:auto;padding:.75rem;background:color-mix(in srgb,currentColor 8%,transparent);border-radius:.5rem}
[hidden]{display:none}`;

export const docsScript = `const main = document.querySelector('#calls');
const api = await (await fetch('/api/docs/json')).json();
const make = (tag, text) => { const e = document.createElement(tag); if (text !== undefined) e.textContent = text; return e; };
const block = (title, value) => { const d = make('div'); d.append(make('h4', title), make('pre', JSON.stringify(value, null, 2))); return d; };
const groups = new Map(api.tags.map(({ name }) => [name, []]));
for (const [path, methods] of Object.entries(api.paths)) for (const [method, call] of Object.entries(methods))
  groups.get(call.tags[0]).push({ path, method, call });
main.textContent = '';
for (const [name, calls] of groups) {
  const section = make('section'); section.append(make('h2', name));
  for (const { path, method, call } of calls) {
    const d = make('details'); const s = make('summary');
    s.append(make('b', method.toUpperCase()), make('code', path), make('span', call.summary));
    d.append(s, make('p', call.description));
    if (call.parameters) d.append(block('Parameters', call.parameters));
    if (call.requestBody) d.append(block('Body', call.requestBody.content['application/json'].schema));
    const [[status, { content = {} }]] = Object.entries(call.responses);
    d.append(make('p', 'Answers with ' + [status, ...Object.keys(content)].join(', ') + '.'));
    const data = content['application/json']?.schema.properties?.data;
    if (data) d.append(block('data of the answer', data));
    d.dataset.text = [method, path, call.summary, call.description].join(' ').toLowerCase();
    section.append(d);
  }
  main.append(section);
}
document.querySelector('#search').addEventListener('input', ({ target }) => {
  const wanted = target.value.toLowerCase();
  for (const d of main.querySelectorAll('details')) d.hidden = !d.dataset.text.includes(wanted);
  for (const s of main.querySelectorAll('section')) s.hidden = !s.querySelector('details:not([hidden])');
});`;

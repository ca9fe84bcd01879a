/**
 * Makes the form that tries a call work. It takes the session of the web client on this device, or keys that are typed
 * in, which it neither stores nor sends anywhere else. Cookies are left out, so that what is answered is due to the keys.
 */
export const tryScript = `
const form = document.querySelector('form.try');
const mine = (() => {
  try { return JSON.parse(localStorage.getItem('everdeed-session') ?? 'null'); } catch { return null; }
})();
const program = 'everdeed-api-pages';
const keysOf = (user, key) => ({ 'x-api-user': user, 'x-api-key': key });
const readMine = async (path) => {
  const answer = await fetch(path, {
    headers: { 'x-client': program, ...keysOf(mine.userId, mine.apiToken) }, credentials: 'omit',
  });
  return answer.ok ? (await answer.json()).data : undefined;
};
const username = mine
  ? readMine('/api/v4/user?userFields=auth').then((user) => user?.auth?.local?.username, () => undefined)
  : Promise.resolve(undefined);

username.then((name) => {
  const place = document.querySelector('#me');
  if (!name || !place) return;
  place.querySelector('img').src = '/art/avatar/' + encodeURIComponent(mine.userId) + '.png';
  place.querySelector('b').textContent = '@' + name;
  place.hidden = false;
});

/** JSON with its keys, texts and numbers told apart. */
function coloured(text) {
  const marks = /("(?:[^"\\\\]|\\\\.)*")(\\s*:)?|(-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)/gi;
  const made = document.createDocumentFragment();
  let at = 0;
  for (const match of text.matchAll(marks)) {
    const mark = document.createElement('span');
    mark.className = match[1] === undefined ? 'n' : match[2] === undefined ? 's' : 'k';
    mark.textContent = match[1] ?? match[3];
    made.append(text.slice(at, match.index), mark);
    at = match.index + mark.textContent.length;
  }
  made.append(text.slice(at));
  return made;
}

/** Longer answers are shown without colours, and the longest cut. */
const colouredUpTo = 100_000;
const shownUpTo = 500_000;

async function readAnswer(answer) {
  const type = (answer.headers.get('content-type') ?? '').split(';')[0];
  if (type.startsWith('image/')) return type + ', ' + (await answer.blob()).size + ' bytes';
  const text = await answer.text();
  if (type !== 'application/json') return text;
  try { return JSON.stringify(JSON.parse(text), null, 2); } catch { return text; }
}

function tryIt() {
  const panel = document.querySelector('.code.answer');
  const said = form.querySelector('[role=status]');
  const trouble = form.querySelector('.trouble');
  const me = form.querySelector('.me');
  const keys = form.querySelector('.keys');
  const [user, key] = ['user', 'key'].map((name) => form.querySelector('#try-' + name));
  const body = form.querySelector('#try-body');
  const send = form.querySelector('.send');
  let areOwn = false;

  function ask(isOwn) {
    areOwn = isOwn;
    me.hidden = !isOwn;
    keys.hidden = isOwn;
    for (const input of [user, key]) input.required = !isOwn && form.dataset.asks === 'somebody';
  }
  if (me) {
    ask(false);
    me.querySelector('button').addEventListener('click', () => { ask(false); user.focus(); });
    username.then((name) => {
      if (!name || user.value !== '' || key.value !== '') return;
      me.querySelector('b').textContent = '@' + name;
      ask(true);
      offerTasks();
    });
  }

  /** One's own tasks by their names, in place of an id. */
  async function offerTasks() {
    const input = form.querySelector('input[name=taskId]');
    const tasks = input ? await readMine('/api/v4/tasks/user').catch(() => undefined) : undefined;
    if (!Array.isArray(tasks) || tasks.length === 0 || input.value !== '') return;
    const list = document.createElement('select');
    for (const name of ['id', 'name', 'required']) list[name] = input[name];
    list.dataset.part = 'path';
    for (const { _id, text } of tasks) list.append(new Option(text, _id));
    input.replaceWith(list);
  }

  /** Path and query as they are filled in. */
  function address() {
    let path = form.dataset.path;
    const query = new URLSearchParams();
    for (const { name, type, checked, value, dataset } of form.querySelectorAll('[data-part]')) {
      if (type === 'radio' && !checked) continue;
      if (dataset.part === 'path') path = path.replace('{' + name + '}', encodeURIComponent(value.trim()));
      else if (value !== '') query.set(name, value);
    }
    return query.size === 0 ? path : path + '?' + query;
  }

  function headers() {
    const all = { 'x-client': program };
    if (areOwn) Object.assign(all, keysOf(mine.userId, mine.apiToken));
    else if (user && user.value !== '') Object.assign(all, keysOf(user.value.trim(), key.value.trim()));
    if (body) all['content-type'] = 'application/json';
    return all;
  }

  function show(answer, ms, text) {
    const status = [answer.status, answer.statusText].join(' ').trim();
    panel.querySelector('.status').textContent = status;
    panel.querySelector('.status').classList.toggle('refused', !answer.ok);
    panel.querySelector('.took').textContent = ms + ' ms';
    const pre = panel.querySelector('pre');
    pre.setAttribute('aria-label', 'Answer');
    const cut = text.length > shownUpTo ? text.slice(0, shownUpTo) + '\\n…' : text;
    pre.firstElementChild.replaceChildren(cut.length > colouredUpTo ? cut : coloured(cut));
    pre.scrollTop = 0;
    const left = answer.headers.get('x-ratelimit-remaining');
    form.querySelector('.left').textContent = left === null ? ''
      : left + ' of ' + answer.headers.get('x-ratelimit-limit') + ' calls left';
    said.textContent = 'Answer: ' + status + ', after ' + ms + ' ms';
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    trouble.textContent = '';
    if (body) {
      try { JSON.parse(body.value); } catch (error) {
        trouble.textContent = 'The body is not JSON: ' + error.message;
        body.focus();
        return;
      }
    }
    if (send.getAttribute('aria-disabled') === 'true') return;
    send.setAttribute('aria-disabled', 'true');
    const from = performance.now();
    try {
      const answer = await fetch(address(), {
        method: form.dataset.method, headers: headers(), credentials: 'omit', cache: 'no-store',
        ...(body ? { body: body.value } : {}),
      });
      const text = await readAnswer(answer);
      show(answer, Math.round(performance.now() - from), text);
    } catch {
      trouble.textContent = 'The server cannot be reached. Try again.';
    } finally {
      send.removeAttribute('aria-disabled');
    }
  });
  form.hidden = false;
}
if (form) tryIt();`;

/** Applied before the first paint; the choice is the web client's. */
export const themeScript = `(() => {
  let chosen = null;
  try { chosen = localStorage.getItem('everdeed-theme'); } catch {}
  const night = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const isDark = chosen === 'dark' || (chosen !== 'light' && night.matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  };
  show();
  night.addEventListener('change', show);
})();`;

/** Search, tabs and copying. Without it, everything can be read and reached. */
export const docsScript = `const list = document.querySelector('#list');
const search = document.querySelector('#search');
const found = document.querySelector('#found');
const links = [...list.querySelectorAll('a')];
const areas = [...list.querySelectorAll('details')];
const wasOpen = new Map(areas.map((area) => [area, area.open]));
const titles = [...list.querySelectorAll('.list-title')];

function find() {
  const words = search.value.trim().toLowerCase().split(/\\s+/).filter(Boolean);
  for (const link of links)
    link.parentElement.hidden = !words.every((word) => link.dataset.text.includes(word));
  for (const area of areas) {
    const hits = area.querySelectorAll('li:not([hidden])').length;
    area.hidden = hits === 0;
    area.open = words.length > 0 ? hits > 0 : wasOpen.get(area);
  }
  const hits = links.filter((link) => !link.parentElement.hidden).length;
  for (const title of titles) title.hidden = words.length > 0;
  found.textContent = words.length === 0 ? '' : hits === 1 ? '1 found' : hits + ' found';
}
search.addEventListener('input', find);

const seen = () => [...list.querySelectorAll('a, summary')].filter((one) => one.checkVisibility());
function move(step) {
  const all = seen();
  const at = all.indexOf(document.activeElement);
  if (at + step < 0) search.focus();
  else all[Math.min(at + step, all.length - 1)]?.focus();
}
list.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown') move(1);
  else if (event.key === 'ArrowUp') move(-1);
  else if (event.key === 'Enter' && event.target === search)
    links.find((link) => !link.parentElement.hidden && search.value.trim() !== '')?.click();
  else if (event.key === 'Escape' && search.value !== '') { search.value = ''; find(); search.focus(); }
  else return;
  event.preventDefault();
});

const opener = document.querySelector('.open-list');
function openList(isOpen) {
  list.classList.toggle('open', isOpen);
  opener.setAttribute('aria-expanded', String(isOpen));
}
opener.addEventListener('click', () => openList(!list.classList.contains('open')));
document.addEventListener('keydown', (event) => {
  const isTyping = event.target.closest('input, textarea, select');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  openList(true);
  search.focus();
});

for (const tabs of document.querySelectorAll('[role=tablist]')) {
  const all = [...tabs.children];
  const choose = (tab) => {
    for (const one of all) {
      const isChosen = one === tab;
      one.setAttribute('aria-selected', String(isChosen));
      one.tabIndex = isChosen ? 0 : -1;
      document.getElementById(one.getAttribute('aria-controls')).hidden = !isChosen;
    }
    try { localStorage.setItem('everdeed-docs-language', tab.textContent); } catch {}
  };
  tabs.addEventListener('click', ({ target }) => all.includes(target) && choose(target));
  tabs.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = all[(all.indexOf(event.target) + step + all.length) % all.length];
    choose(next);
    next.focus();
  });
  let kept = null;
  try { kept = localStorage.getItem('everdeed-docs-language'); } catch {}
  const tab = all.find((one) => one.textContent === kept);
  if (tab) choose(tab);
}

for (const button of document.querySelectorAll('.copy'))
  button.addEventListener('click', async () => {
    const code = button.closest('.code').querySelector('pre:not([hidden])').textContent;
    let said = 'Copied';
    try { await navigator.clipboard.writeText(code); } catch { said = 'Select and copy'; }
    const label = button.querySelector('span');
    label.textContent = said;
    setTimeout(() => { label.textContent = 'Copy'; }, 2000);
  });

for (const button of document.querySelectorAll('.copy-path'))
  button.addEventListener('click', async () => {
    try { await navigator.clipboard.writeText(button.previousElementSibling.textContent); } catch { return; }
    button.dataset.done = '';
    button.setAttribute('aria-label', 'Copied');
    setTimeout(() => {
      delete button.dataset.done;
      button.setAttribute('aria-label', 'Copy the path');
    }, 2000);
  });

const chosen = list.querySelector('[aria-current]');
if (chosen) list.scrollTop = chosen.offsetTop - list.clientHeight / 3;`;

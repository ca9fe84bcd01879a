import { build } from 'vite';
import { expect, it } from 'vitest';
import { leanCode, leanPackages } from './lean-packages.ts';

it('takes away names for developers, and nothing else of what is assigned', () => {
  const code =
    'var A = 1;\nA.displayName = "A";\nA.other = NAME;\nfunction b() {\n  A.displayName = "B";\n}\n';
  expect(leanCode(code)).toBe('var A = 1;\n\nA.other = NAME;\nfunction b() {\n  A.displayName = "B";\n}\n');
});

it('marks what modules make by React as free of side effects', () => {
  expect(
    leanCode('var A = React2.createContext(null);\nvar b = React.memo(B);\nvar c = Other.memo(B);'),
  ).toBe(
    'var A = /* @__PURE__ */ React2.createContext(null);\nvar b = /* @__PURE__ */ React.memo(B);\nvar c = Other.memo(B);',
  );
});

it('takes functions out of the calls that keep their names, however deep, and other calls with what is theirs', () => {
  const kept = 'var __name = (target, value) => __defProp(target, "name", { value, configurable: true });\n';
  const code = [
    'var a = /* @__PURE__ */ __name((b) => {',
    '  const c = /* @__PURE__ */ __name(() => b("__name(d)"), "c");',
    '  return { ...c, e: other(/* @__PURE__ */ f(), "f") };',
    '}, "a");',
    '__name(g, "g");',
  ];
  const lean = [
    'var a = ((b) => {',
    '  const c = (() => b("__name(d)"));',
    '  return { ...c, e: other(/* @__PURE__ */ f(), "f") };',
    '});',
    '(g);',
  ];
  expect(leanCode(kept + code.join('\n'))).toBe(kept + lean.join('\n'));
});

/** The code of a page that uses the router's `useLocation` only. */
async function pageWith(plugins: readonly ReturnType<typeof leanPackages>[]): Promise<string> {
  const router = new URL('../production/index.mjs', import.meta.resolve('react-router')).pathname;
  const page = `import { useLocation } from '${router}';\nconsole.log(useLocation);`;
  const input = 'virtual:page';
  const source = {
    name: 'page',
    resolveId: (id: string) => (id === input ? id : null),
    load: (id: string) => (id === input ? page : null),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [source, ...plugins],
    build: { write: false, minify: false, rolldownOptions: { input, external: /^react/ } },
  });
  if (!('output' in built)) throw new Error('nothing was built');
  return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

it('lets pages do without the parts of the router that they do not use', async () => {
  const [whole, lean] = [await pageWith([]), await pageWith([leanPackages()])];
  expect(whole).toContain('useFormAction');
  expect(lean).toContain('useLocation');
  expect(lean).not.toContain('useFormAction');
});

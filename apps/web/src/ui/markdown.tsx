import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './markdown.module.css';

type Render = (text: string) => string;
let loaded: Render | undefined;

/** Characters that may be Markdown; without any of them, the renderer is not loaded. */
const HAS_MARKS = /[*_`#[\]<>~|&\\-]|https?:|\d[.)]\s|\n/;

async function loadRender(): Promise<Render> {
  loaded ??= (await import('./render-markdown.ts')).renderMarkdown;
  return loaded;
}

function useRender(needed: boolean): Render | undefined {
  const [render, setRender] = useState<Render | undefined>(() => loaded);
  useEffect(() => {
    if (!needed || render) return undefined;
    let wanted = true;
    void loadRender().then((ready) => wanted && setRender(() => ready));
    return () => {
      wanted = false;
    };
  }, [needed, render]);
  return render;
}

export interface MarkdownProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/** User-written Markdown, rendered safely; shown as typed until the renderer is loaded. */
export function Markdown({ text, className }: MarkdownProps) {
  const needed = HAS_MARKS.test(text);
  const render = useRender(needed);
  const name = classNames(styles['markdown'], className);
  if (!needed || !render) return <div className={name}>{text}</div>;
  return <div className={name} dangerouslySetInnerHTML={{ __html: render(text) }} />;
}

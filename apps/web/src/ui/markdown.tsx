import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './markdown.module.css';

type Render = (text: string) => string;
let loaded: Render | undefined;

/** Marks that make a text more than its words; without any of them nothing needs to be loaded. */
const HAS_MARKS = /[*_`#[\]<>~|&\\-]|https?:|\d[.)]\s|\n/;

async function loadRender(): Promise<Render> {
  loaded ??= (await import('./render-markdown.ts')).renderMarkdown;
  return loaded;
}

function useRender(needed: boolean): Render | undefined {
  const [render, setRender] = useState<Render | undefined>(() => loaded);
  useEffect(() => {
    if (!needed || render) return;
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

/** A person's Markdown, rendered safely; until the renderer is there the words stand as typed. */
export function Markdown({ text, className }: MarkdownProps) {
  const needed = HAS_MARKS.test(text);
  const render = useRender(needed);
  const name = classNames(styles['markdown'], className);
  if (!needed || !render) return <div className={name}>{text}</div>;
  return <div className={name} dangerouslySetInnerHTML={{ __html: render(text) }} />;
}

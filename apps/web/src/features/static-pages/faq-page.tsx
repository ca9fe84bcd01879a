import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { contentCalls } from 'virtual:calls/content';
import { call } from '../../data/api.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { currentLocale, t } from '../../i18n/i18n.ts';
import { FAQ_ARTICLES } from '../../lib/static-pages.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Field } from '../../ui/field.tsx';
import { Copy, Search } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { byTopic, type Question, search } from './faq-topics.ts';
import styles from './faq-page.module.css';
import panels from './panels.module.css';
import base from './static-screen.module.css';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

function useQuestions() {
  const language = currentLocale();
  const { data, isError, refetch } = useQuery(
    {
      queryKey: keys.faq(language),
      queryFn: () => call(contentCalls.getFaq, { query: { platform: 'web', language } }, { quiet: true }),
    },
    queryClient,
  );
  const questions = data?.questions.map(
    ({ heading, question, web }): Question => ({
      heading: asText(heading),
      question: asText(question),
      answer: asText(web),
    }),
  );
  return { questions, help: data?.stillNeedHelp['web'], failed: isError, retry: () => void refetch() };
}

async function copyLink(heading: string): Promise<void> {
  const { origin, pathname } = location;
  history.replaceState(history.state, '', `#${heading}`);
  if (await copyText(`${origin}${pathname}#${heading}`))
    showToast({ type: 'success', text: t('faq.copied') });
}

interface EntryProps {
  readonly entry: Question;
  /** Whether the address names this question, or a search found it. */
  readonly opens: boolean;
}

function Entry({ entry: { heading, question, answer }, opens }: EntryProps) {
  return (
    <details id={heading} className={styles['entry']} open={opens}>
      <summary>
        <h3>{question}</h3>
      </summary>
      <div className={styles['answer']}>
        <Markdown text={answer} />
        <IconButton small label={t('faq.link')} onClick={() => void copyLink(heading)}>
          <Copy size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </details>
  );
}

/** Scrolls to the question that the address names, once it is there. */
function useNamed(isThere: boolean): string {
  const { hash } = useLocation();
  const named = decodeURIComponent(hash.slice(1));
  useEffect(() => {
    if (isThere && named) document.getElementById(named)?.scrollIntoView({ block: 'center' });
  }, [isThere, named]);
  return named;
}

function Found({ questions }: { readonly questions: readonly Question[] }) {
  const [words, setWords] = useState('');
  const named = useNamed(true);
  const found = search(questions, words);
  const isSearch = words.trim() !== '';
  return (
    <>
      <div className={styles['search']} role="search">
        <Field
          type="search"
          label={t('faq.search')}
          icon={<Search size={20} aria-hidden="true" />}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <p role="status">{isSearch && t('faq.found', { count: found.length })}</p>
        {isSearch && found.length === 0 && <Button onClick={() => setWords('')}>{t('faq.clear')}</Button>}
      </div>
      {byTopic(found).map(([topic, entries]) => (
        <section key={topic}>
          <h2>{t(`faq.topic.${topic}`)}</h2>
          {entries.map((entry) => (
            <Entry
              key={`${entry.heading} ${isSearch}`}
              entry={entry}
              opens={entry.heading === named || (isSearch && found.length <= 3)}
            />
          ))}
        </section>
      ))}
    </>
  );
}

/** Questions and answers: by topic, to be searched, each with an address. */
export function FaqPage() {
  const { questions, help, failed, retry } = useQuestions();
  return (
    <div className={styles['faq']}>
      {questions && <Found questions={questions} />}
      {!questions && failed && (
        <div className={panels['notice']} role="status">
          <p>{t('faq.failed')}</p>
          <Button onClick={retry}>{t('prices.retry')}</Button>
        </div>
      )}
      {!questions && !failed && <div className={base['waiting']} />}
      <section>
        <h2>{t('faq.articles')}</h2>
        <ul className={styles['articles']}>
          {FAQ_ARTICLES.map((name) => (
            <li key={name}>
              <Link to={`/static/faq/${name}`}>{t(`static.${name}.title`)}</Link>
              <span>{t(`static.${name}.lead`)}</span>
            </li>
          ))}
        </ul>
      </section>
      {help && (
        <section className={panels['notice']}>
          <h2>{t('faq.still')}</h2>
          <Markdown text={help} />
          <p>
            <Link to="/static/contact">{t('static.contact.title')}</Link>
          </p>
        </section>
      )}
    </div>
  );
}

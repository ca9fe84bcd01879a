import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { MessageId } from '../../i18n/catalogue.ts';
import { t } from '../../i18n/i18n.ts';
import { IconButton } from '../../ui/button.tsx';
import type { LineIcon } from '../../ui/line-icon.tsx';
import { Bold, Italic, Link, List, Quote } from './mark-icons.ts';
import { type Edit, linked, prefixed, type Selected, wrapped } from './markdown-edit.ts';

interface Tool {
  readonly label: MessageId;
  readonly Icon: LineIcon;
  readonly edit: (selected: Selected) => Edit;
  /** With Ctrl or Cmd. */
  readonly key?: string;
}

const TOOLS: readonly Tool[] = [
  { label: 'challenges.bold', Icon: Bold, edit: (one) => wrapped(one, '**'), key: 'b' },
  { label: 'challenges.italic', Icon: Italic, edit: (one) => wrapped(one, '_'), key: 'i' },
  { label: 'challenges.link', Icon: Link, edit: linked },
  { label: 'challenges.list', Icon: List, edit: (one) => prefixed(one, '- ') },
  { label: 'challenges.quote', Icon: Quote, edit: (one) => prefixed(one, '> ') },
];

export interface DescriptionToolsProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly isResting: boolean;
  readonly onChange: (value: string) => void;
}

/** Buttons that set the marks of Markdown in a field, which also hears their keys. */
export function DescriptionTools({ field, isResting, onChange }: DescriptionToolsProps) {
  const edit = (tool: Tool) => {
    const area = field.current;
    if (!area) return;
    const { value: text, selectionStart: start, selectionEnd: end } = area;
    const made = tool.edit({ text, start, end });
    area.focus();
    area.setRangeText(made.insert, made.from, made.to);
    area.setSelectionRange(made.start, made.end);
    onChange(area.value);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const tool = TOOLS.find(({ key }) => key !== undefined && key === event.key.toLowerCase());
    if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    edit(tool);
  });
  useEffect(() => {
    const area = field.current;
    const hear = (event: KeyboardEvent) => onKeyDown(event);
    area?.addEventListener('keydown', hear);
    return () => area?.removeEventListener('keydown', hear);
  }, [field]);
  return (
    <div role="group" aria-label={t('challenges.formatting')}>
      {TOOLS.map((tool) => (
        <IconButton
          key={tool.label}
          small
          label={t(tool.label)}
          disabled={isResting}
          onClick={() => edit(tool)}
        >
          <tool.Icon size={18} aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  );
}

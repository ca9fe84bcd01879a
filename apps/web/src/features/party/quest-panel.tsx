import { findQuest } from '@everdeed/content';
import { nameOf } from '@everdeed/content/words';
import { canRunQuest } from '@everdeed/rules';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { questCalls } from 'virtual:calls/quest';
import { Item } from '../../art/item.tsx';
import type { MessageId } from '../../i18n/catalogue.ts';
import { t } from '../../i18n/i18n.ts';
import { useNames } from '../../item-kit/use-words.ts';
import { questParts, useQuestParts } from '../../social-kit/quest-parts.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Clock } from '../../ui/more-icons.ts';
import { BossStage } from '../../quest-kit/boss-stage.tsx';
import { ParticipantsDialog, QuestChoice } from './later.ts';
import { QuestProgress } from './quest-progress.tsx';
import kit from '../../quest-kit/quest-kit.module.css';
import { QuestRewards } from '../../quest-kit/quest-rewards.tsx';
import type { Member, Party } from './queries.ts';
import { answerOf, answersOf, stageOf } from './quest-state.ts';
import { useQuestDay } from './use-quest-day.ts';
import { TaleDialog } from '../../quest-kit/tale-dialog.tsx';
import type { useAct } from '../../social-kit/use-act.ts';
import styles from './quest.module.css';

export interface QuestPanelProps {
  readonly party: Party;
  readonly members: readonly Member[];
  readonly selfId: string;
  readonly leaderId: string;
  readonly acting: ReturnType<typeof useAct>;
}

type Question = 'abort' | 'cancel' | 'leave';
type Open = 'tale' | 'participants' | 'choice' | Question;

/** No quest: a closed scroll, and the way to one. */
function NoQuest({ title, onChoose }: { readonly title: string; readonly onChoose: () => void }) {
  return (
    <div className={styles['none']}>
      <Item family="quests" name="basilist" scale={3} />
      <h2 id={title}>{t('party.noQuest')}</h2>
      <p>{t('party.noQuestHint')}</p>
      <Button onClick={onChoose}>{t('party.chooseQuest')}</Button>
    </div>
  );
}

interface StageProps extends QuestPanelProps {
  readonly onOpen: (open: Open) => void;
}

/** The invitation: who has answered, and one's own answer. */
function Invitation({ party: { _id, quest }, selfId, leaderId, acting, onOpen }: StageProps) {
  const { isBusy, act } = acting;
  const params = { params: { groupId: _id } };
  const own = answerOf(quest, selfId);
  const { joined, declined, undecided } = answersOf(quest);
  const canRun = canRunQuest(selfId, quest, leaderId);
  return (
    <>
      <p className={styles['answers']}>{t('party.answers', { joined, declined, undecided })}</p>
      {own === null && (
        <div className={styles['buttons']}>
          <Button onClick={() => void act(questCalls.rejectQuest, params)} busy={isBusy}>
            {t('party.declineQuest')}
          </Button>
          <Button kind="primary" onClick={() => void act(questCalls.acceptQuest, params)} busy={isBusy}>
            {t('party.acceptQuest')}
          </Button>
        </div>
      )}
      {own === true && !canRun && <p>{t(undecided > 0 ? 'party.youJoin' : 'party.youJoinDecided')}</p>}
      {own === false && <p>{t('party.youDeclined')}</p>}
      {canRun && (
        <div className={styles['buttons']}>
          <Button kind="danger" onClick={() => onOpen('cancel')}>
            {t('party.cancelQuest')}
          </Button>
          <Button onClick={() => void act(questCalls.forceStartQuest, params)} busy={isBusy}>
            {t('party.forceStart')}
          </Button>
        </div>
      )}
    </>
  );
}

/** What can be done about a running quest. */
function Running({ party: { quest }, selfId, leaderId, onOpen }: StageProps) {
  const takesPart = answerOf(quest, selfId) === true;
  const canRun = canRunQuest(selfId, quest, leaderId);
  return (
    <>
      {!takesPart && <p>{t('party.notInQuest')}</p>}
      <div className={styles['buttons']}>
        {takesPart && quest.leader !== selfId && (
          <Button kind="danger" onClick={() => onOpen('leave')}>
            {t('party.leaveQuest')}
          </Button>
        )}
        {canRun && (
          <Button kind="danger" onClick={() => onOpen('abort')}>
            {t('party.abortQuest')}
          </Button>
        )}
      </div>
    </>
  );
}

type Act = ReturnType<typeof useAct>['act'];

interface Asked {
  readonly answer: (act: Act, params: { readonly groupId: string }) => Promise<boolean>;
  readonly title: MessageId;
  readonly hint: MessageId;
  readonly yes: MessageId;
}

/** What is asked before it is done. */
const QUESTIONS = {
  abort: {
    answer: (act, params) => act(questCalls.abortQuest, { params }),
    title: 'party.abortTitle',
    hint: 'party.abortHint',
    yes: 'party.abortQuest',
  },
  cancel: {
    answer: (act, params) => act(questCalls.cancelQuest, { params }),
    title: 'party.cancelTitle',
    hint: 'party.cancelHint',
    yes: 'party.cancelQuest',
  },
  leave: {
    answer: (act, params) => act(questCalls.leaveQuest, { params }),
    title: 'party.leaveOfQuest',
    hint: 'party.leaveOfQuestHint',
    yes: 'party.leaveQuest',
  },
} as const satisfies Record<Question, Asked>;

interface OverlayProps extends QuestPanelProps {
  readonly open: Open;
  readonly onClose: () => void;
}

function Overlay({ open, onClose, party, members, acting }: OverlayProps) {
  const { _id, quest } = party;
  const key = quest.key ?? '';
  if (open === 'tale') return <TaleDialog quest={key} onClose={onClose} />;
  if (open === 'participants')
    return <ParticipantsDialog quest={quest} members={members} onClose={onClose} />;
  if (open === 'choice')
    return (
      <QuestChoice
        isBusy={acting.isBusy}
        onChoose={(questKey) =>
          void acting
            .act(questCalls.inviteToQuest, { params: { groupId: _id, questKey } })
            .then((isDone) => isDone && onClose())
        }
        onClose={onClose}
      />
    );
  const { answer, title, hint, yes } = QUESTIONS[open];
  return (
    <Confirm
      title={t(title)}
      hint={t(hint)}
      yes={t(yes)}
      onYes={() => void answer(acting.act, { groupId: _id })}
      onClose={onClose}
    />
  );
}

/** The party's quest: none, an invitation, or how far it is. */
export function QuestPanel(props: QuestPanelProps) {
  const { quest } = props.party;
  const [open, setOpen] = useState<Open>();
  const title = useId();
  const key = quest.key ?? '';
  const stage = stageOf(quest);
  const day = useQuestDay(props.party);
  useNames('quests');
  useQuestParts(stage !== 'none');
  const known = findQuest(key);
  const overlay: ReactNode = open && (
    <Suspense fallback={null}>
      <Overlay {...props} open={open} onClose={() => setOpen(undefined)} />
    </Suspense>
  );
  if (stage === 'none')
    return (
      <section className={kit['panel']} aria-labelledby={title}>
        <NoQuest title={title} onChoose={() => setOpen('choice')} />
        {overlay}
      </section>
    );
  const { joined } = answersOf(quest);
  const boss = questParts(key).boss;
  return (
    <section className={kit['panel']} aria-labelledby={title}>
      <BossStage quest={key} hasBoss={known?.boss !== undefined}>
        {day !== undefined && (
          <Chip icon={<Clock size={15} aria-hidden="true" />}>{t('party.questDay', { day })}</Chip>
        )}
      </BossStage>
      <div className={kit['body']}>
        <div>
          <h2 id={title}>{nameOf('quests', key)}</h2>
          <p className={styles['sub']}>
            {stage === 'invited'
              ? t('party.invitedTo')
              : boss
                ? t('party.against', { boss })
                : t('party.collecting')}
          </p>
        </div>
        {stage === 'running' && known && <QuestProgress quest={quest} known={known} />}
        {known && <QuestRewards quest={known} />}
        <div className={styles['buttons']}>
          <Button onClick={() => setOpen('tale')}>{t('party.tale')}</Button>
          <Button onClick={() => setOpen('participants')}>
            {t(stage === 'running' ? 'party.takingPart' : 'party.joined', { count: joined })}
          </Button>
        </div>
        {stage === 'invited' ? (
          <Invitation {...props} onOpen={setOpen} />
        ) : (
          <Running {...props} onOpen={setOpen} />
        )}
      </div>
      {overlay}
    </section>
  );
}

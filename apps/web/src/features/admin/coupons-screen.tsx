import { type CouponEvent, couponEvents } from '@everdeed/rules';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { couponCalls } from 'virtual:calls/coupon';
import { send } from '../../data/api.ts';
import { explainFailure } from '../../data/reply.ts';
import { saveFile } from '../../data/save-file.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Field, Select } from '../../ui/field.tsx';
import { Copy } from '../../ui/icons.ts';
import { Download } from '../../ui/more-icons.ts';
import { showError, showToast } from '../../ui/toast-store.ts';
import styles from './admin.module.css';

/** How many coupons can be made at once, as the server has it. */
const MAX_COUPONS = 1000;

async function copyAll(codes: readonly string[]): Promise<void> {
  if (await copyText(codes.join('\n'))) showToast({ type: 'success', text: t('admin.copied') });
}

/** Codes that were just made. Their heading takes the focus, so that they are seen and read out. */
function Codes({ codes }: { readonly codes: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles['panel']} aria-label={t('admin.newCodes', { count: codes.length })}>
      <div className={styles['panelHead']}>
        <h2 ref={heading} tabIndex={-1}>
          {t('admin.newCodes', { count: codes.length })}
        </h2>
        <Button icon={<Copy size={18} aria-hidden="true" />} onClick={() => void copyAll(codes)}>
          {t('admin.copyAll')}
        </Button>
      </div>
      <ul className={`${styles['codes']} ${styles['code']}`} aria-label={t('admin.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </section>
  );
}

const isCount = (count: string): boolean =>
  /^\d+$/.test(count) && Number(count) > 0 && Number(count) <= MAX_COUPONS;

/** Makes coupons; all there are come as a file. */
export function CouponsScreen() {
  const [event, setEvent] = useState<CouponEvent>('wondercon');
  const [count, setCount] = useState('10');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [codes, setCodes] = useState<readonly string[]>();
  const make = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!isCount(count)) return setError(t('admin.countWrong', { max: MAX_COUPONS }));
    setIsBusy(true);
    const reply = await send(
      couponCalls.generateCoupons,
      { params: { event }, query: { count } },
      { quiet: true },
    );
    setIsBusy(false);
    if (!reply.ok) return setError(explainFailure(reply.failure, t('error.network')).join(' '));
    setError(undefined);
    return setCodes(reply.answer.data.map(({ _id }) => _id));
  };
  const download = () =>
    void saveFile(couponCalls.getCoupons.path, 'everdeed-coupons.csv', () => showError(t('admin.noFile')));
  return (
    <div className={styles['page']}>
      <div className={styles['sides']}>
        <div className={styles['stack']}>
          <section className={styles['panel']} aria-labelledby="make-coupons">
            <h2 id="make-coupons">{t('admin.makeCoupons')}</h2>
            <form className={styles['form']} onSubmit={(submitted) => void make(submitted)} noValidate>
              <Select
                label={t('admin.couponFor')}
                value={event}
                options={couponEvents.map((value) => ({ value, label: t(`admin.coupon.${value}`) }))}
                onChange={setEvent}
              />
              <Field
                label={t('admin.couponCount')}
                type="number"
                inputMode="numeric"
                min={1}
                max={MAX_COUPONS}
                value={count}
                error={error}
                onChange={({ currentTarget }) => setCount(currentTarget.value)}
              />
              <div className={styles['end']}>
                <Button kind="primary" type="submit" busy={isBusy}>
                  {t('admin.makeNow')}
                </Button>
              </div>
            </form>
          </section>
          {codes && <Codes key={codes[0]} codes={codes} />}
        </div>
        <section className={styles['panel']} aria-labelledby="all-coupons">
          <h2 id="all-coupons">{t('admin.allCoupons')}</h2>
          <p className={styles['hint']}>{t('admin.allCouponsHint')}</p>
          <div className={styles['line']}>
            <Button icon={<Download size={18} aria-hidden="true" />} onClick={download}>
              {t('admin.downloadCsv')}
            </Button>
          </div>
        </section>
      </div>
    </div>
  );
}

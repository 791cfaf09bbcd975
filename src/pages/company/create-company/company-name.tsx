import { useEffect, useEffectEvent, useState } from 'react';
import { companyApi } from '@/api/company/company';
import { keywordPauseMs } from '@/config/limits';
import { asText } from '@/elements/control/control-props';
import { lengthCount } from '@/elements/control/length-count';
import { useTranslation } from '@/i18n';
import { trimText } from '@/lib/text';
import type { ControlProps } from '@/schema/field';
import { Form } from '@/ui/antd/form';
import { Input } from '@/ui/antd/input';
import styles from './create-company.module.css';

export const nameLength = 50;

/** The names that are taken according to the server. */
const takenNames = new Set<string>();
export const nameFree = (value: unknown) =>
  takenNames.has(trimText(asText(value))) ? 'nameTaken' : null;

async function isTaken(companyName: string, signal: AbortSignal): Promise<boolean> {
  // Errors are ignored: the final save checks the name again.
  const { items } = await companyApi.search({ companyName }, { signal, quiet: true });
  return items.some((company) => company.companyName === companyName);
}

type NameCheck = 'checking' | 'free' | 'taken';

/** Whether the server knows the name, checked when the user stops typing. */
function useNameCheck(name: string, onTaken: () => void): NameCheck | null {
  const [known, setKnown] = useState<{ name: string; check: NameCheck }>();
  const found = useEffectEvent((isOther: boolean) => {
    if (isOther) takenNames.add(name);
    else takenNames.delete(name);
    setKnown({ name, check: isOther ? 'taken' : 'free' });
    if (isOther) onTaken();
  });
  useEffect(() => {
    if (!name) return undefined;
    const call = new AbortController();
    const timer = window.setTimeout(() => {
      setKnown({ name, check: 'checking' });
      isTaken(name, call.signal).then(found, () => setKnown(undefined));
    }, keywordPauseMs);
    return () => {
      window.clearTimeout(timer);
      call.abort();
    };
  }, [name]);
  return known?.name === name ? known.check : null;
}

/** The input for the name of a new company. It shows while the user types whether the name is free. */
export function CompanyName({ id, value, onChange, onBlur }: ControlProps) {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const text = asText(value);
  const check = useNameCheck(trimText(text), () => {
    form.validateFields(['companyName']).catch(() => undefined);
  });
  return (
    <Input
      id={id}
      value={text}
      count={lengthCount(nameLength)}
      autoComplete="off"
      suffix={
        <output className={styles.check}>
          {check && check !== 'taken' && t(`company.create.name.${check}`)}
        </output>
      }
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={onBlur}
    />
  );
}

import { useRef, useState } from 'react';
import { ApiError } from '@/api/errors';
import { confirmDialog, notify } from '@/ui/feedback/notify';
import { t } from '@/i18n';
import { confirmLoss } from '@/elements/form/confirm-loss';
import { useDirtyMark } from '@/elements/tab/use-dirty-mark';
import type { SaveState } from '@/elements/form/use-form';
import { useSaveKey } from '@/elements/form/use-save-key';

export interface SheetOptions<Data> {
  loaded: Data;
  /** Sends the whole of it and answers it as it is held now. */
  send: (data: Data) => Promise<Data>;
  /** What to ask before it is sent; null: nothing. */
  question?: (data: Data, base: Data) => string | null;
  /** When somebody else saved first. */
  overtaken: {
    latest: () => Promise<Data>;
    /** What they have made of it, in a sentence. */
    tell: (theirs: Data) => string;
    /** Mine, to be saved in the place of theirs. */
    onto: (mine: Data, theirs: Data) => Data;
  };
}

/** Something that is edited and saved as a whole, without the fields of a form. Nothing is lost by a failed save. */
export function useSheet<Data>({ loaded, send, question, overtaken }: SheetOptions<Data>) {
  const [base, setBase] = useState(loaded);
  const [data, setData] = useState(loaded);
  const [state, setState] = useState<SaveState>('idle');
  const [savedAt, setSavedAt] = useState(0);
  const running = useRef(false);
  const { dirty, markDirty } = useDirtyMark();

  const take = (next: Data) => {
    setBase(next);
    setData(next);
    markDirty(false);
  };
  const settle = async (mine: Data) => {
    const theirs = await overtaken.latest().catch(() => null);
    if (theirs === null) return;
    setBase(theirs);
    const overwrite = await confirmDialog({
      title: t('elements.form.conflict.title'),
      content: overtaken.tell(theirs),
      okText: t('elements.form.conflict.overwrite'),
      cancelText: t('elements.form.leave.cancel'),
      danger: true,
    });
    if (overwrite) await submit(overtaken.onto(mine, theirs));
  };
  async function submit(outgoing: Data): Promise<void> {
    setState('saving');
    try {
      take(await send(outgoing));
      setState('saved');
      setSavedAt(Date.now());
      notify.success();
    } catch (error) {
      setState('failed');
      if (!(error instanceof ApiError)) throw error;
      // Told by the client; what was edited stays.
      if (error.status === 409) await settle(outgoing);
    }
  }
  const save = async () => {
    if (running.current || !dirty) return;
    running.current = true;
    const content = question?.(data, base);
    if (!content || (await confirmDialog({ content }))) await submit(data);
    running.current = false;
  };
  useSaveKey(() => void save());
  return {
    base,
    data,
    change: (next: Data) => {
      setData(next);
      markDirty(true);
    },
    dirty,
    state,
    savedAt,
    save: () => void save(),
    /** Back to what the server is known to hold, after a question. */
    drop: async () => {
      if (await confirmLoss()) take(base);
    },
  };
}

export type Sheet<Data> = ReturnType<typeof useSheet<Data>>;

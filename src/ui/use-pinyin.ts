import { useState } from 'react';
import { isLatin, loadPinyin, type PinyinMatch } from '@/lib/pinyin';

/** The readings of Chinese characters once a keyword in Latin letters has asked for them. */
export function usePinyin() {
  const [sounds, setSounds] = useState<PinyinMatch>();
  const onKeyword = (keyword: string) => {
    // Without them the names themselves can still be searched.
    if (!sounds && isLatin(keyword)) {
      void loadPinyin().then(
        (loaded) => setSounds(() => loaded),
        () => undefined,
      );
    }
  };
  return { sounds, onKeyword };
}

import { useState } from 'react';
import { isLatin, loadPinyin, type PinyinMatch } from '@/lib/pinyin';

/** Loads the pinyin of Chinese characters when a keyword has Latin letters. */
export function usePinyin() {
  const [matchPinyin, setMatchPinyin] = useState<PinyinMatch>();
  const onKeyword = (keyword: string) => {
    // Without pinyin the names themselves can still be searched.
    if (!matchPinyin && isLatin(keyword)) {
      void loadPinyin().then(
        (loaded) => setMatchPinyin(() => loaded),
        () => undefined,
      );
    }
  };
  return { matchPinyin, onKeyword };
}

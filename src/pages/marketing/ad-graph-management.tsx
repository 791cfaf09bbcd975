import { AdType } from '@/enums';
import { P } from '@/policies';
import { advertPage } from './shared/advert-page';

export default advertPage({
  section: 'adGraph',
  adType: AdType.implant,
  policy: P.implantAd,
  aspect: 4,
});

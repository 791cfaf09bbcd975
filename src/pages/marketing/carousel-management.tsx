import { AdType } from '@/enums';
import { P } from '@/policies';
import { advertPage } from './shared/advert-page';

export default advertPage({
  section: 'carousel',
  adType: AdType.carousel,
  policy: P.carousel,
  aspect: 2,
});

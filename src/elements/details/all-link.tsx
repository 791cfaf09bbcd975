import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import { useTranslation } from '@/i18n';
import { formatCount } from '@/lib/intl';
import { PageLink } from '@/ui/button';
import { Icon } from '@/ui/icon';

interface AllLinkProps {
  to: string;
  total: number;
  /** What is counted, for screen readers. */
  name: string;
}

/** Leads to all records of which a panel shows the first. */
export function AllLink({ to, total, name }: AllLinkProps) {
  const { t } = useTranslation();
  return (
    <PageLink variant="link" to={to}>
      {t('panel.all', { total: formatCount(total) })}
      <span className="visually-hidden">{name}</span> <Icon icon={RightOutlined} size={10} />
    </PageLink>
  );
}

import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import { useTranslation } from '@/i18n';
import { formatCount } from '@/lib/intl';
import { PageLink } from '@/ui/button';
import { Icon } from '@/ui/icon';

interface AllLinkProps {
  to: string;
  total: number;
  /** The heading above the records, for screen readers. */
  name: string;
  /** What is counted, where the heading names something else. */
  records?: string;
}

/** Leads to all records of which a panel shows the first. */
export function AllLink({ to, total, name, records }: AllLinkProps) {
  const { t } = useTranslation();
  return (
    <PageLink variant="link" to={to}>
      <span>
        {t(records ? 'panel.allOf' : 'panel.all', { total: formatCount(total), records })}
      </span>
      {!records && <span className="visually-hidden">{name}</span>}
      <Icon icon={RightOutlined} size={10} />
    </PageLink>
  );
}

import BankOutlined from '@ant-design/icons-svg/es/asn/BankOutlined';
import BarChartOutlined from '@ant-design/icons-svg/es/asn/BarChartOutlined';
import CustomerServiceOutlined from '@ant-design/icons-svg/es/asn/CustomerServiceOutlined';
import DashboardOutlined from '@ant-design/icons-svg/es/asn/DashboardOutlined';
import DatabaseOutlined from '@ant-design/icons-svg/es/asn/DatabaseOutlined';
import EnvironmentOutlined from '@ant-design/icons-svg/es/asn/EnvironmentOutlined';
import InboxOutlined from '@ant-design/icons-svg/es/asn/InboxOutlined';
import MessageOutlined from '@ant-design/icons-svg/es/asn/MessageOutlined';
import NotificationOutlined from '@ant-design/icons-svg/es/asn/NotificationOutlined';
import PayCircleOutlined from '@ant-design/icons-svg/es/asn/PayCircleOutlined';
import ProfileOutlined from '@ant-design/icons-svg/es/asn/ProfileOutlined';
import SafetyCertificateOutlined from '@ant-design/icons-svg/es/asn/SafetyCertificateOutlined';
import SettingOutlined from '@ant-design/icons-svg/es/asn/SettingOutlined';
import SlidersOutlined from '@ant-design/icons-svg/es/asn/SlidersOutlined';
import TeamOutlined from '@ant-design/icons-svg/es/asn/TeamOutlined';
import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { IconName } from '@/routes';

/** The icons of the menu entries, which the routes refer to by name. */
export const menuIcons: Record<IconName, IconDefinition> = {
  dashboard: DashboardOutlined,
  'base-support': DatabaseOutlined,
  'platform-site': EnvironmentOutlined,
  'platform-base-configuration': SlidersOutlined,
  'substation-employee': TeamOutlined,
  'substation-sms-recharge': MessageOutlined,
  company: BankOutlined,
  'today-line-price': PayCircleOutlined,
  source: InboxOutlined,
  rank: BarChartOutlined,
  marketing: NotificationOutlined,
  configuration: ProfileOutlined,
  consultation: CustomerServiceOutlined,
  user: UserOutlined,
  identity: SafetyCertificateOutlined,
  settings: SettingOutlined,
};

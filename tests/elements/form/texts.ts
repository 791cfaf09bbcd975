import i18next from 'i18next';
import { startTexts } from '../../start-texts';

/** The labels of the forms in these tests, in the format of a locale file. */
const texts = {
  fields: {
    title: '标题',
    code: '序号',
    price: '单价',
    fee: '费用',
    email: '邮箱',
    mobile: '手机号',
    password: '密码',
    levels: '等级',
    types: '类型',
    roles: '角色类型',
    active: '启用',
    day: '日期',
    startTime: '时段',
    weights: '重量',
    rows: '明细',
    name: '名称',
    count: '数量',
    link: '链接',
    linkType: '链接类型',
    team: '团队',
    note: '备注',
    imageId: '图片',
    paperIds: '证件',
    packageId: '安装包',
    regionIds: '覆盖区域',
  },
  sections: { base: '基本信息', more: '更多设置', last: '最后一步' },
  rules: { notOwnName: '不能与标题相同' },
  units: { ton: '吨' },
  hints: { price: '每吨，含税' },
};

/** Starts the translation with the texts above. */
export async function startSampleTexts() {
  await startTexts('company', 'editor');
  i18next.addResourceBundle('zh-CN', 'translation', { sample: texts }, true, true);
}

import { theme } from 'antd';

export const { darkAlgorithm } = theme;

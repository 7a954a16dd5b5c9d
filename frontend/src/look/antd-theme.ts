import type { ThemeConfig } from 'antd';
import { colours, radii, typefaces } from './tokens';

/** Ant Design, bent to the tokens: the office. */
export const officeTheme: ThemeConfig = {
  token: {
    colorPrimary: colours.blue,
    colorError: colours.wrong,
    colorSuccess: colours.good,
    colorWarning: colours.warn,
    colorText: colours.ink,
    colorTextSecondary: colours.soft,
    colorTextTertiary: colours.soft,
    colorTextPlaceholder: colours.soft,
    colorBgLayout: '#f4f6fa',
    colorBorderSecondary: colours.line,
    borderRadius: radii.office,
    fontFamily: typefaces.office,
    fontSize: 14,
    motionDurationMid: '0.12s',
    motionDurationSlow: '0.15s',
  },
};

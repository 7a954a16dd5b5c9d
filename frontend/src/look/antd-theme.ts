import type { ThemeConfig } from 'antd';
import { colours, radii, typefaces } from './tokens';

/** Ant Design, bent to the tokens: the office. It reckons in pixels, so that it is told how large somebody has text. */
export const officeTheme = (scale: number): ThemeConfig => ({
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
    fontSize: Math.round(14 * scale),
    controlHeight: Math.round(32 * scale),
    motionDurationMid: '0.12s',
    motionDurationSlow: '0.15s',
  },
});

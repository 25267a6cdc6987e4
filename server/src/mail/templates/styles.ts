import type { CSSProperties } from 'react'

const sans = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const accent = '#4C7DFF'

/** Inline styles, as mail programs drop style sheets. */
export const styles = {
  canvas: { backgroundColor: '#07080C', color: '#F4F6FB', fontFamily: sans, margin: 0, padding: '32px 16px' },
  column: { maxWidth: '480px', margin: '0 auto' },
  brand: { color: '#F4F6FB', fontSize: '18px', fontWeight: 700, letterSpacing: '0.02em', margin: '0 0 24px' },
  card: {
    backgroundColor: '#11141C',
    border: '1px solid #262B38',
    borderTop: `3px solid ${accent}`,
    borderRadius: '14px',
    padding: '32px',
  },
  heading: { color: '#FFFFFF', fontSize: '24px', lineHeight: '32px', fontWeight: 700, margin: '0 0 12px' },
  text: { color: '#C9CFDD', fontSize: '16px', lineHeight: '26px', margin: 0 },
  message: { color: '#F4F6FB', fontSize: '16px', lineHeight: '26px', margin: '24px 0 0', whiteSpace: 'pre-wrap' },
  code: {
    backgroundColor: '#0A1430',
    border: `1px solid ${accent}`,
    borderRadius: '10px',
    color: '#FFFFFF',
    fontFamily: "'SF Mono', SFMono-Regular, Menlo, Consolas, monospace",
    fontSize: '36px',
    lineHeight: '44px',
    fontWeight: 700,
    letterSpacing: '0.2em',
    textAlign: 'center',
    padding: '16px 0',
    margin: '24px 0',
    userSelect: 'all',
  },
  fact: {
    borderTop: '1px solid #262B38',
    fontSize: '14px',
    lineHeight: '22px',
    margin: '12px 0 0',
    padding: '12px 0 0',
  },
  factLabel: { color: '#8F97AA' },
  factValue: { color: '#F4F6FB', overflowWrap: 'anywhere' },
  action: {
    backgroundColor: '#3461F0',
    borderRadius: '10px',
    color: '#FFFFFF',
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: 700,
    lineHeight: '24px',
    padding: '12px 20px',
    textDecoration: 'none',
  },
  footer: { color: '#8F97AA', fontSize: '13px', lineHeight: '20px', margin: '24px 0 0' },
} satisfies Record<string, CSSProperties>

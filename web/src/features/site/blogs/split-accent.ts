/** A title in its plain beginning and the accent at its end. */
export const splitAccent = (title: string, accent: string): { plain: string; accent: string } =>
  title.endsWith(accent)
    ? { plain: title.slice(0, title.length - accent.length), accent }
    : { plain: title, accent: '' }
